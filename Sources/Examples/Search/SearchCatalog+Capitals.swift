extension SearchCatalog {
  /// The catalogue that is built in: capitals, each with its country.
  package static let capitals = SearchCatalog(
    text: """
      Abu Dhabi, United Arab Emirates
      Abuja, Nigeria
      Accra, Ghana
      Addis Ababa, Ethiopia
      Algiers, Algeria
      Amman, Jordan
      Amsterdam, Netherlands
      Andorra la Vella, Andorra
      Ankara, Türkiye
      Antananarivo, Madagascar
      Apia, Samoa
      Ashgabat, Turkmenistan
      Asmara, Eritrea
      Astana, Kazakhstan
      Asunción, Paraguay
      Athens, Greece
      Baghdad, Iraq
      Baku, Azerbaijan
      Bamako, Mali
      Bandar Seri Begawan, Brunei
      Bangkok, Thailand
      Bangui, Central African Republic
      Banjul, Gambia
      Basseterre, Saint Kitts and Nevis
      Beijing, China
      Beirut, Lebanon
      Belgrade, Serbia
      Belmopan, Belize
      Berlin, Germany
      Bern, Switzerland
      Bishkek, Kyrgyzstan
      Bissau, Guinea-Bissau
      Bogotá, Colombia
      Brasília, Brazil
      Bratislava, Slovakia
      Brazzaville, Republic of the Congo
      Bridgetown, Barbados
      Brussels, Belgium
      Bucharest, Romania
      Budapest, Hungary
      Buenos Aires, Argentina
      Cairo, Egypt
      Canberra, Australia
      Caracas, Venezuela
      Castries, Saint Lucia
      Chișinău, Moldova
      Colombo, Sri Lanka
      Conakry, Guinea
      Copenhagen, Denmark
      Dakar, Senegal
      Damascus, Syria
      Dhaka, Bangladesh
      Dili, Timor-Leste
      Djibouti, Djibouti
      Dodoma, Tanzania
      Doha, Qatar
      Dublin, Ireland
      Dushanbe, Tajikistan
      Freetown, Sierra Leone
      Funafuti, Tuvalu
      Gaborone, Botswana
      Georgetown, Guyana
      Gitega, Burundi
      Guatemala City, Guatemala
      Hanoi, Vietnam
      Harare, Zimbabwe
      Havana, Cuba
      Helsinki, Finland
      Honiara, Solomon Islands
      Islamabad, Pakistan
      Jakarta, Indonesia
      Juba, South Sudan
      Kabul, Afghanistan
      Kampala, Uganda
      Kathmandu, Nepal
      Khartoum, Sudan
      Kigali, Rwanda
      Kingston, Jamaica
      Kingstown, Saint Vincent and the Grenadines
      Kinshasa, Democratic Republic of the Congo
      Kuala Lumpur, Malaysia
      Kuwait City, Kuwait
      Kyiv, Ukraine
      La Paz, Bolivia
      Libreville, Gabon
      Lilongwe, Malawi
      Lima, Peru
      Lisbon, Portugal
      Ljubljana, Slovenia
      Lobamba, Eswatini
      Lomé, Togo
      London, United Kingdom
      Luanda, Angola
      Lusaka, Zambia
      Luxembourg, Luxembourg
      Madrid, Spain
      Majuro, Marshall Islands
      Malabo, Equatorial Guinea
      Malé, Maldives
      Managua, Nicaragua
      Manama, Bahrain
      Manila, Philippines
      Maputo, Mozambique
      Maseru, Lesotho
      Mbabane, Eswatini
      Mexico City, Mexico
      Minsk, Belarus
      Mogadishu, Somalia
      Monaco, Monaco
      Monrovia, Liberia
      Montevideo, Uruguay
      Moroni, Comoros
      Moscow, Russia
      Muscat, Oman
      N'Djamena, Chad
      Nairobi, Kenya
      Nassau, Bahamas
      Naypyidaw, Myanmar
      New Delhi, India
      Ngerulmud, Palau
      Niamey, Niger
      Nicosia, Cyprus
      Nouakchott, Mauritania
      Nukuʻalofa, Tonga
      Oslo, Norway
      Ottawa, Canada
      Ouagadougou, Burkina Faso
      Palikir, Micronesia
      Panama City, Panama
      Paramaribo, Suriname
      Paris, France
      Phnom Penh, Cambodia
      Podgorica, Montenegro
      Port Louis, Mauritius
      Port Moresby, Papua New Guinea
      Port of Spain, Trinidad and Tobago
      Port Vila, Vanuatu
      Port-au-Prince, Haiti
      Porto-Novo, Benin
      Prague, Czechia
      Praia, Cape Verde
      Pretoria, South Africa
      Pyongyang, North Korea
      Quito, Ecuador
      Rabat, Morocco
      Reykjavík, Iceland
      Riga, Latvia
      Riyadh, Saudi Arabia
      Rome, Italy
      Roseau, Dominica
      San José, Costa Rica
      San Marino, San Marino
      San Salvador, El Salvador
      Sanaa, Yemen
      Santiago, Chile
      Santo Domingo, Dominican Republic
      São Tomé, São Tomé and Príncipe
      Sarajevo, Bosnia and Herzegovina
      Seoul, South Korea
      Singapore, Singapore
      Skopje, North Macedonia
      Sofia, Bulgaria
      Sri Jayawardenepura Kotte, Sri Lanka
      St. George's, Grenada
      St. John's, Antigua and Barbuda
      Stockholm, Sweden
      Sucre, Bolivia
      Suva, Fiji
      Tallinn, Estonia
      Tarawa, Kiribati
      Tashkent, Uzbekistan
      Tbilisi, Georgia
      Tegucigalpa, Honduras
      Tehran, Iran
      Thimphu, Bhutan
      Tirana, Albania
      Tokyo, Japan
      Tórshavn, Faroe Islands
      Tripoli, Libya
      Tunis, Tunisia
      Ulaanbaatar, Mongolia
      Vaduz, Liechtenstein
      Valletta, Malta
      Vatican City, Vatican City
      Victoria, Seychelles
      Vienna, Austria
      Vientiane, Laos
      Vilnius, Lithuania
      Warsaw, Poland
      Washington, United States
      Wellington, New Zealand
      Windhoek, Namibia
      Yamoussoukro, Ivory Coast
      Yaoundé, Cameroon
      Yaren, Nauru
      Yerevan, Armenia
      Zagreb, Croatia
      """
  )
}
