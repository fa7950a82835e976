"use strict";
(() => {
  const $ = id => document.getElementById(id);
  const { header, torn, closed, entries } = JSON.parse($("trace").textContent);

  // MARK: - What happened

  const actions = [];             // { step, t, label, text, action, from, effect, entry }
  const lanes = [];               // { number, title, by, place, start, end, how }
  const notes = [];
  const whole = new Map();        // step -> whole state, as { value } or { text }
  const laneOf = new Map();
  let firstStep = null;
  let lastTime = 0;

  const payload = (entry, name) =>
    name in entry ? { value: entry[name] } : { text: entry[name + "Text"] ?? "" };

  function lane(number, t) {
    if (!laneOf.has(number)) {
      laneOf.set(number, lanes.length);
      lanes.push({
        number, title: "effect " + number, by: "", place: "", start: t, end: null, how: null,
        startStep: (firstStep ?? 0) + actions.length, endStep: null,
      });
    }
    return lanes[laneOf.get(number)];
  }

  for (const entry of entries) {
    lastTime = Math.max(lastTime, entry.t);
    switch (entry.e) {
      case "state":
        if (firstStep === null) firstStep = entry.step;
        whole.set(entry.step, payload(entry, "state"));
        break;
      case "action":
        actions.push({
          step: entry.step, t: entry.t, label: entry.label, action: payload(entry, "action"),
          from: entry.from, effect: entry.effect, entry, search: null,
        });
        break;
      case "start": {
        const started = lane(entry.effect, entry.t);
        started.title = entry.name ?? entry.id ?? "effect " + entry.effect;
        started.id = entry.id;
        started.by = entry.by;
        started.place = entry.file ? entry.file + ":" + entry.line : "";
        break;
      }
      case "end": {
        const ended = lane(entry.effect, 0);
        ended.end = entry.t;
        ended.how = entry.how;
        ended.endStep = (firstStep ?? 0) + actions.length;
        break;
      }
      case "diagnostic":
        notes.push({ t: entry.t, step: (firstStep ?? 0) + actions.length, text: entry.text });
        break;
    }
  }
  firstStep ??= 0;
  const lastStep = firstStep + actions.length;
  const duration = Math.max(lastTime, 1);

  // MARK: - States

  /** Returns a value with one change, sharing all that has not changed. */
  function changed(value, path, index, operation) {
    if (index === path.length) return operation.value;
    const key = path[index];
    const isLast = index === path.length - 1;
    if (Array.isArray(value)) {
      const copy = value.slice();
      const at = key === "-" ? copy.length : Number(key);
      if (isLast && operation.op === "add") copy.splice(at, 0, operation.value);
      else if (isLast && operation.op === "remove") copy.splice(at, 1);
      else copy[at] = changed(copy[at], path, index + 1, operation);
      return copy;
    }
    const copy = Object.assign(Object.create(null), value);
    if (isLast && operation.op === "remove") delete copy[key];
    else copy[key] = changed(copy[key], path, index + 1, operation);
    return copy;
  }

  const parts = pointer =>
    pointer === "" ? [] : pointer.slice(1).split("/").map(p => p.replace(/~1/g, "/").replace(/~0/g, "~"));

  function next(state, entry) {
    if ("state" in entry || "stateText" in entry) return payload(entry, "state");
    if (!entry.patch) return state;
    let value = state.value;
    for (const operation of entry.patch) value = changed(value, parts(operation.path), 0, operation);
    return { value };
  }

  const kept = new Map();
  let near = null;                // the state that was looked at last

  function stateAt(step) {
    let from = step;
    let state;
    while (from > firstStep && !whole.has(from) && !kept.has(from) && near?.step !== from) from--;
    state = near?.step === from ? near.state : kept.get(from) ?? whole.get(from) ?? { text: "" };
    for (let at = from + 1; at <= step; at++) {
      state = next(state, actions[at - firstStep - 1].entry);
      if (at % 64 === 0) kept.set(at, state);
    }
    near = { step, state };
    return state;
  }

  // Numbers that a double can't show as they are written come as marked texts, and texts that look
  // like those with another mark. Names have none: they are what a colon follows. A quotation mark
  // inside a text is behind a backslash.
  const unmarked = text => !text.includes("\uE000") ? text : text
    .replace(/(?<!\\)"\uE000n([^"]*)"(?!:)/g, "$1")
    .replace(/(?<!\\)"\uE000s((?:[^"\\]|\\.)*)"(?!:)/g, '"$1"');

  const json = (value, indent) => unmarked(JSON.stringify(value, null, indent) ?? "");

  const text = ({ value, text }) => value === undefined ? text : json(value, 2);

  function valueAt(value, path) {
    for (const key of path) {
      if (value === null || typeof value !== "object") return undefined;
      value = value[key];
    }
    return value;
  }

  /** What a whole state changes, as operations: only where no patch was recorded. */
  function operations(old, now, path, found) {
    if (found.length > 200 || old === now) return found;
    const bothObjects = old && now && typeof old === "object" && typeof now === "object"
      && Array.isArray(old) === Array.isArray(now);
    if (!bothObjects) {
      if (JSON.stringify(old) !== JSON.stringify(now)) found.push({ path, old, now });
      return found;
    }
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
      operations(old[key], now[key], [...path, key], found);
    }
    return found;
  }

  function changes(step) {
    if (step === firstStep) return [];
    const { entry } = actions[step - firstStep - 1];
    if (!entry.patch) {
      if (!("state" in entry || "stateText" in entry)) return [];
      const before = stateAt(step - 1);
      const after = stateAt(step);
      if (before.value === undefined || after.value === undefined) {
        return [{ path: [], old: before.value ?? before.text, now: after.value ?? after.text }];
      }
      return operations(before.value, after.value, [], []);
    }
    let { value } = stateAt(step - 1);
    return entry.patch.map(operation => {
      const path = parts(operation.path);
      const old = operation.op === "add" ? undefined : valueAt(value, path);
      value = changed(value, path, 0, operation);
      return { path, old, now: operation.op === "remove" ? undefined : operation.value };
    });
  }

  // MARK: - Texts

  function seconds(t) {
    const ns = Math.abs(t);
    if (ns < 1e3) return t + " ns";
    if (ns < 1e6) return (t / 1e3).toFixed(1) + " µs";
    if (ns < 1e9) return (t / 1e6).toFixed(1) + " ms";
    return (t / 1e9).toFixed(3) + " s";
  }

  const readable = path =>
    path.reduce((text, key) => /^\d+$/.test(key) ? `${text}[${key}]` : text ? `${text}.${key}` : key, "") || "state";

  const short = (value, limit) => {
    const text = json(value);
    return text.length > limit ? text.slice(0, limit) + "…" : text;
  };

  function element(name, className, content) {
    const node = document.createElement(name);
    if (className) node.className = className;
    if (content !== undefined) node.textContent = content;
    return node;
  }

  const plural = (count, word) => `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;

  document.title = (header.name || "Trace") + " – timeline";
  $("title").textContent = header.name || "Trace";
  $("summary").textContent = [
    plural(actions.length, "action"), plural(lanes.length, "effect"), seconds(lastTime),
    header.date.replace("T", " ").replace("Z", " UTC"),
  ].join(" · ");
  const warnings = [];
  if (torn) warnings.push("The last line of the trace was torn and is left out.");
  else if (!closed) warnings.push("The recorder was not closed: the end may be missing.");
  if (notes.length) warnings.push(plural(notes.length, "diagnostic") + ".");
  $("warning").textContent = warnings.join(" ");
  $("warning").hidden = warnings.length === 0;

  // MARK: - The chart

  const chart = $("chart");
  const canvas = $("canvas");
  const context = canvas.getContext("2d");
  const ROW = 22, TOP = 24, ACTIONS = 30;
  let view = { start: 0, end: duration };
  let size = { width: 0, height: 0, left: 0 };
  let selected = firstStep;
  let matches = new Set();
  let matchList = [];
  let searches = 0;
  let colours = {};
  let pending = false;

  function readColours() {
    const style = getComputedStyle(document.documentElement);
    for (const name of ["panel", "text", "dim", "line", "accent", "accent-soft", "mark", "finished", "cancelled", "running", "match", "row"]) {
      colours[name] = style.getPropertyValue("--" + name).trim();
    }
  }

  function resize() {
    const ratio = window.devicePixelRatio || 1;
    size = { width: chart.clientWidth, height: chart.clientHeight, left: Math.min(220, Math.round(chart.clientWidth * 0.25)) };
    canvas.width = Math.round(size.width * ratio);
    canvas.height = Math.round(size.height * ratio);
    canvas.style.width = size.width + "px";
    canvas.style.height = size.height + "px";
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    $("chart-space").style.height = TOP + ACTIONS + lanes.length * ROW + 8 + "px";
    draw();
  }

  function draw() {
    if (pending) return;
    pending = true;
    requestAnimationFrame(() => {
      pending = false;
      paint();
    });
  }

  const margin = 14;
  const x = t => size.left + margin + (t - view.start) / (view.end - view.start) * (size.width - size.left - 2 * margin);
  const time = px => view.start + (px - size.left - margin) / (size.width - size.left - 2 * margin) * (view.end - view.start);

  /** The first action at or after a time. */
  function indexAt(t) {
    let low = 0, high = actions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (actions[middle].t < t) low = middle + 1; else high = middle;
    }
    return low;
  }

  function ticks() {
    const wanted = (view.end - view.start) / Math.max(2, (size.width - size.left) / 110);
    const power = 10 ** Math.floor(Math.log10(wanted));
    const step = [1, 2, 5, 10].map(f => f * power).find(s => s >= wanted);
    const list = [];
    for (let t = Math.ceil(view.start / step) * step; t <= view.end; t += step) list.push(t);
    return list;
  }

  function tickText(t) {
    const span = view.end - view.start;
    const [unit, name] = span >= 1e9 ? [1e9, "s"] : span >= 1e6 ? [1e6, "ms"] : span >= 1e3 ? [1e3, "µs"] : [1, "ns"];
    return +(t / unit).toFixed(3) + " " + name;
  }

  function fitted(text, width) {
    if (context.measureText(text).width <= width) return text;
    const letters = Array.from(text.slice(0, 80));
    while (letters.length && context.measureText(letters.join("") + "…").width > width) letters.pop();
    return letters.join("") + "…";
  }

  function paint() {
    const { width, height, left } = size;
    const scroll = chart.scrollTop;
    context.clearRect(0, 0, width, height);
    context.font = "12px system-ui, 'DejaVu Sans', sans-serif";
    context.textBaseline = "middle";
    paintLanes(scroll);
    // The ruler and the actions stay where they are.
    context.fillStyle = colours.panel;
    context.fillRect(0, 0, width, TOP + ACTIONS);
    context.fillStyle = colours.dim;
    context.strokeStyle = colours.line;
    context.lineWidth = 1;
    context.textAlign = "center";
    for (const t of ticks()) {
      const at = Math.round(x(t)) + 0.5;
      if (at < left) continue;
      context.beginPath();
      context.moveTo(at, TOP - 5);
      context.lineTo(at, TOP);
      context.stroke();
      context.fillText(tickText(t), Math.min(Math.max(at, left + 24), width - 24), TOP / 2);
    }
    context.beginPath();
    context.moveTo(0, TOP + ACTIONS - 0.5);
    context.lineTo(width, TOP + ACTIONS - 0.5);
    context.stroke();
    context.textAlign = "left";
    context.fillStyle = colours.text;
    context.fillText("actions", 16, TOP + ACTIONS / 2);
    paintActions();
    paintSelection();
  }

  // The marks are painted when they have changed, and copied at each step.
  const strip = document.createElement("canvas");
  let stripKey = "";

  function paintActions() {
    const ratio = canvas.width / Math.max(1, size.width);
    const key = [view.start, view.end, size.width, ratio, colours.mark, searches].join();
    if (key !== stripKey) {
      stripKey = key;
      strip.width = canvas.width;
      strip.height = Math.round(ACTIONS * ratio);
      const marks = strip.getContext("2d");
      marks.setTransform(ratio, 0, 0, ratio, 0, 0);
      paintMarks(marks);
    }
    if (strip.width && strip.height) context.drawImage(strip, 0, TOP, size.width, ACTIONS);
  }

  function paintMarks(marks) {
    let last = -10;
    const end = indexAt(view.end + 1);
    for (let index = indexAt(view.start); index < end; index++) {
      const at = x(actions[index].t);
      const isMatch = matches.has(index);
      if (at - last < 1 && !isMatch) continue;
      last = at;
      marks.beginPath();
      marks.arc(at, ACTIONS / 2, isMatch ? 6 : 4.5, 0, 7);
      marks.fillStyle = isMatch ? colours.match : actions[index].from === "effect" ? colours.finished : colours.mark;
      marks.fill();
    }
  }

  function paintLanes(scroll) {
    const first = Math.max(0, Math.floor(scroll / ROW));
    const last = Math.min(lanes.length, Math.ceil((scroll + size.height) / ROW));
    for (let index = first; index < last; index++) {
      const lane = lanes[index];
      const y = TOP + ACTIONS + index * ROW - scroll;
      if (index % 2) {
        context.fillStyle = colours.row;
        context.fillRect(0, y, size.width, ROW);
      }
      const from = Math.max(x(lane.start), size.left);
      const to = Math.min(x(lane.end ?? duration), size.width);
      if (to >= size.left && from <= size.width) paintBar(lane, from, Math.max(to, from + 3), y);
      context.textAlign = "left";
      context.fillStyle = colours.text;
      context.fillText(fitted(lane.title, size.left - 66), 16, y + ROW / 2);
      context.fillStyle = colours.dim;
      context.textAlign = "right";
      context.fillText("#" + lane.number, size.left - 6, y + ROW / 2);
    }
    context.textAlign = "left";
  }

  function paintBar(lane, from, to, y) {
    const top = y + 5, tall = ROW - 10;
    context.save();
    context.beginPath();
    context.roundRect(from, top, to - from, tall, 3);
    if (lane.how === "finished") {
      context.fillStyle = colours.finished;
      context.fill();
    } else if (lane.how === "cancelled") {
      context.strokeStyle = colours.cancelled;
      context.lineWidth = 1.2;
      context.stroke();
      context.clip();
      context.beginPath();
      const start = Math.max(from, size.left) - tall;
      for (let at = start - start % 6; at < Math.min(to, size.width) + tall; at += 6) {
        context.moveTo(at, top + tall);
        context.lineTo(at + tall, top);
      }
      context.stroke();
    } else {
      const fade = context.createLinearGradient(from, 0, to, 0);
      fade.addColorStop(0, colours.running);
      fade.addColorStop(1, colours.panel);
      context.fillStyle = fade;
      context.fill();
    }
    context.restore();
    if (lane.how === "cancelled" && to <= size.width - 4) {
      context.strokeStyle = colours.cancelled;
      context.lineWidth = 2;
      context.beginPath();
      context.moveTo(to - 4, top + tall / 2 - 4); context.lineTo(to + 4, top + tall / 2 + 4);
      context.moveTo(to + 4, top + tall / 2 - 4); context.lineTo(to - 4, top + tall / 2 + 4);
      context.stroke();
    }
  }

  function paintSelection() {
    const t = selected === firstStep ? 0 : actions[selected - firstStep - 1].t;
    const at = Math.round(x(t)) + 0.5;
    if (at < size.left || at > size.width) return;
    context.strokeStyle = colours.accent;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(at, TOP - 6);
    context.lineTo(at, size.height);
    context.stroke();
    if (selected === firstStep) return;
    context.beginPath();
    context.arc(at, TOP + ACTIONS / 2, 7.5, 0, 7);
    context.lineWidth = 2;
    context.stroke();
  }

  function zoom(factor, around) {
    const centre = around ?? (view.start + view.end) / 2;
    const span = Math.min(duration, Math.max(10, (view.end - view.start) * factor));
    const share = (centre - view.start) / (view.end - view.start);
    show(centre - span * share, span);
  }

  function show(start, span) {
    const from = Math.min(Math.max(0, start), duration - span);
    view = { start: from, end: from + span };
    draw();
  }

  /** Moves the view so that the selected action is in it. */
  function reveal() {
    const t = selected === firstStep ? 0 : actions[selected - firstStep - 1].t;
    const span = view.end - view.start;
    if (t < view.start || t > view.end) show(t - span / 2, span);
    else draw();
    revealLane();
  }

  /** Scrolls to the effect that was started last, so that the lanes go along with the steps. */
  function revealLane() {
    let low = 0, high = lanes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lanes[middle].startStep <= selected) low = middle + 1; else high = middle;
    }
    const top = Math.max(0, low - 1) * ROW;
    const room = size.height - TOP - ACTIONS - ROW;
    if (top < chart.scrollTop) chart.scrollTop = top;
    else if (top > chart.scrollTop + room) chart.scrollTop = top - room + 2 * ROW;
  }

  // MARK: - The list

  const list = $("list");
  const HEIGHT = 24;
  const rows = new Map();

  function layoutList() {
    const first = Math.max(0, Math.floor(list.scrollTop / HEIGHT) - 4);
    const last = Math.min(actions.length + 1, Math.ceil((list.scrollTop + list.clientHeight) / HEIGHT) + 4);
    for (const [index, row] of rows) {
      if (index < first || index >= last) {
        row.remove();
        rows.delete(index);
      }
    }
    for (let index = first; index < last; index++) {
      let row = rows.get(index);
      if (!row) {
        row = makeRow(index);
        rows.set(index, row);
        $("list-space").append(row);
      }
      const step = firstStep + index;
      row.setAttribute("aria-selected", step === selected);
      row.classList.toggle("match", matches.has(index - 1));
    }
    list.setAttribute("aria-activedescendant", "row-" + (selected - firstStep));
  }

  function makeRow(index) {
    const action = actions[index - 1];
    const row = element("div", "row" + (action?.from === "effect" ? " effect" : ""));
    row.id = "row-" + index;
    row.setAttribute("role", "option");
    row.setAttribute("aria-setsize", actions.length + 1);
    row.setAttribute("aria-posinset", index + 1);
    row.style.top = index * HEIGHT + "px";
    row.append(
      element("span", "step", firstStep + index),
      element("span", "time", action ? seconds(action.t) : ""),
      element("span", "label", action ? action.label : "the state at the beginning"));
    if (action) row.title = action.label;
    row.addEventListener("click", () => select(firstStep + index));
    return row;
  }

  function revealRow() {
    const top = (selected - firstStep) * HEIGHT;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + HEIGHT > list.scrollTop + list.clientHeight) list.scrollTop = top + HEIGHT - list.clientHeight;
    layoutList();
  }

  // MARK: - The selected step

  const LINES = 600;
  let isStale = false;

  function select(step) {
    selected = Math.min(Math.max(step, firstStep), lastStep);
    const action = actions[selected - firstStep - 1];
    $("slider").value = selected;
    const place = `Step ${selected} of ${lastStep}`;
    $("slider").setAttribute("aria-valuetext", action ? `${place}: ${action.label}` : `${place}: the beginning`);
    $("position").textContent = action ? `${place} · ${seconds(action.t)}` : place;
    $("back").disabled = selected === firstStep;
    $("forward").disabled = selected === lastStep;
    if (isStale) return;
    isStale = true;
    requestAnimationFrame(showSelected);
  }

  /** Once a frame, however fast somebody goes through the steps. */
  function showSelected() {
    isStale = false;
    showAction(actions[selected - firstStep - 1]);
    showChanges();
    showEffects();
    showState(false);
    revealRow();
    reveal();
  }

  function showAction(action) {
    $("action").textContent = action ? text(action.action) : "";
    if (!action) {
      $("origin").textContent = "The state at the beginning.";
    } else if (action.from === "outside") {
      $("origin").textContent = "Sent from outside.";
    } else {
      const sender = lanes[laneOf.get(action.effect)];
      $("origin").textContent = sender
        ? `Sent by ${sender.title} #${sender.number}, started by ${sender.by}` + (sender.place ? ` at ${sender.place}.` : ".")
        : "Sent by an effect that is nothing but this action.";
    }
  }

  function showChanges() {
    const found = changes(selected);
    const nodes = found.slice(0, 200).map(change => {
      const node = element("p", "op");
      node.append(element("span", "path", readable(change.path)));
      if (change.old !== undefined) node.append(element("del", "", short(change.old, 2000)));
      if (change.now !== undefined) node.append(element("ins", "", short(change.now, 2000)));
      return node;
    });
    if (found.length > 200) nodes.push(element("p", "none", `… and ${found.length - 200} more`));
    if (!found.length) nodes.push(element("p", "none", selected === firstStep ? "–" : "The state is as it was."));
    $("change").replaceChildren(...nodes);
  }

  function showEffects() {
    // Those that the selected action starts and ends come after it and before the next one.
    const running = lanes.filter(lane =>
      lane.startStep <= selected && (lane.endStep === null || lane.endStep > selected));
    const nodes = running.slice(0, 50).map(lane => element("li", "", `${lane.title} #${lane.number}`));
    if (running.length > 50) nodes.push(element("li", "", `and ${running.length - 50} more`));
    if (!running.length) nodes.push(element("p", "none", "none"));
    $("effects").replaceChildren(...nodes);
    const here = notes.filter(note => note.step === selected);
    $("notes").replaceChildren(...here.map(note => element("li", "", note.text)));
    $("notes").hidden = $("notes-title").hidden = here.length === 0;
  }

  function showState(isWhole) {
    const whole = text(stateAt(selected));
    let end = -1;
    if (!isWhole) {
      for (let line = 0, at = 0; line < LINES && at >= 0; line++) {
        at = whole.indexOf("\n", at + 1);
        end = at;
      }
    }
    $("state").textContent = end < 0 ? whole : whole.slice(0, end) + "\n…";
    $("more").hidden = end < 0;
  }

  // MARK: - Search

  function search() {
    const wanted = $("search").value.trim().toLowerCase();
    matchList = [];
    if (wanted) {
      actions.forEach((action, index) => {
        action.search ??= (action.label + "\n" + (action.action.text ?? JSON.stringify(action.action.value))
          + "\n" + JSON.stringify(action.entry.patch ?? "") + "\n"
          + (lanes[laneOf.get(action.effect)]?.title ?? "")).toLowerCase();
        if (action.search.includes(wanted)) matchList.push(index);
      });
    }
    matches = new Set(matchList);
    searches++;
    $("matches").textContent = wanted ? plural(matchList.length, "match").replace("matchs", "matches") : "";
    $("next-match").disabled = $("previous-match").disabled = matchList.length === 0;
    layoutList();
    draw();
  }

  function move(direction) {
    if (!matchList.length) return;
    const index = selected - firstStep - 1;
    const next = direction > 0
      ? matchList.find(match => match > index) ?? matchList[0]
      : matchList.findLast(match => match < index) ?? matchList[matchList.length - 1];
    select(firstStep + next + 1);
  }

  // MARK: - Pointer and keys

  const tip = $("tip");
  let drag = null;

  function under(event) {
    const box = chart.getBoundingClientRect();
    const px = event.clientX - box.left, py = event.clientY - box.top;
    if (px < size.left && py < TOP + ACTIONS) return null;
    if (py < TOP + ACTIONS) {
      const near = indexAt(time(px));
      let best = null;
      for (const index of [near - 1, near]) {
        const distance = actions[index] ? Math.abs(x(actions[index].t) - px) : Infinity;
        if (distance < (best?.distance ?? 12)) best = { index, distance };
      }
      return best && { action: actions[best.index] };
    }
    const lane = lanes[Math.floor((py - TOP - ACTIONS + chart.scrollTop) / ROW)];
    return lane ? { lane } : null;
  }

  function hover(event) {
    const found = drag?.moved ? null : under(event);
    tip.hidden = !found;
    if (!found) return;
    if (found.action) {
      const { action } = found;
      const lines = changes(action.step).slice(0, 5).map(change =>
        `${readable(change.path)}: ${change.old === undefined ? "+ " : short(change.old, 60)}`
        + (change.now === undefined ? " removed" : (change.old === undefined ? "" : " → ") + short(change.now, 60)));
      tip.textContent = [`${action.step}  ${action.label}`, seconds(action.t), ...lines].join("\n");
    } else {
      const { lane } = found;
      const end = lane.how === null ? "still running" : `${lane.how} after ${seconds(lane.end - lane.start)}`;
      tip.textContent = [
        `${lane.title} #${lane.number}`, `started at ${seconds(lane.start)} by ${lane.by}`, end, lane.place,
      ].filter(Boolean).join("\n");
    }
    const width = tip.offsetWidth, height = tip.offsetHeight;
    tip.style.left = Math.min(event.clientX + 14, innerWidth - width - 8) + "px";
    tip.style.top = (event.clientY + 18 + height > innerHeight ? event.clientY - height - 10 : event.clientY + 18) + "px";
  }

  chart.addEventListener("pointerdown", event => { drag = { x: event.clientX, start: view.start, moved: false }; });
  window.addEventListener("pointerup", () => { setTimeout(() => { drag = null; }); });
  chart.addEventListener("pointerleave", () => { tip.hidden = true; });
  chart.addEventListener("pointermove", event => {
    if (drag && event.buttons) {
      const distance = event.clientX - drag.x;
      if (Math.abs(distance) > 4) drag.moved = true;
      const span = view.end - view.start;
      if (drag.moved) show(drag.start - distance / (size.width - size.left) * span, span);
    }
    hover(event);
  });
  chart.addEventListener("click", event => {
    if (drag?.moved) return;
    const found = under(event);
    if (found?.action) select(found.action.step);
    else if (found?.lane) select(firstStep + indexAt(found.lane.start + 1));
  });
  chart.addEventListener("wheel", event => {
    const isZoom = event.ctrlKey || event.metaKey;
    const sideways = event.shiftKey ? event.deltaY : event.deltaX;
    if (!isZoom && !sideways) return;
    event.preventDefault();
    const span = view.end - view.start;
    if (isZoom) zoom(Math.exp(event.deltaY / 300), time(event.clientX - chart.getBoundingClientRect().left));
    else show(view.start + sideways / (size.width - size.left) * span, span);
  }, { passive: false });
  chart.addEventListener("scroll", draw, { passive: true });
  list.addEventListener("scroll", layoutList, { passive: true });

  $("slider").addEventListener("input", () => select(Number($("slider").value)));
  $("back").addEventListener("click", () => select(selected - 1));
  $("forward").addEventListener("click", () => select(selected + 1));
  $("zoom-in").addEventListener("click", () => zoom(0.5));
  $("zoom-out").addEventListener("click", () => zoom(2));
  $("zoom-fit").addEventListener("click", () => show(0, duration));
  $("more").addEventListener("click", () => showState(true));
  $("search").addEventListener("input", search);
  $("next-match").addEventListener("click", () => move(1));
  $("previous-match").addEventListener("click", () => move(-1));

  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === $("search")) {
      if (event.key === "Enter") move(event.shiftKey ? -1 : 1);
      if (event.key === "Escape") { $("search").value = ""; search(); chart.focus(); }
      return;
    }
    const isVertical = event.target === list || event.target === chart;
    const target = {
      ArrowLeft: selected - 1, ArrowRight: selected + 1, Home: firstStep, End: lastStep,
      PageUp: selected - 10, PageDown: selected + 10,
      ArrowUp: isVertical ? selected - 1 : undefined, ArrowDown: isVertical ? selected + 1 : undefined,
    }[event.key];
    if (target !== undefined) select(target);
    else if (event.key === "+" || event.key === "=") zoom(0.5);
    else if (event.key === "-") zoom(2);
    else if (event.key === "0") show(0, duration);
    else if (event.key === "/") $("search").focus();
    else return;
    event.preventDefault();
  });

  // MARK: - Beginning

  $("slider").min = firstStep;
  $("slider").max = lastStep;
  $("list-space").style.height = (actions.length + 1) * HEIGHT + "px";
  readColours();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { readColours(); draw(); });
  new ResizeObserver(() => { resize(); layoutList(); }).observe(chart);
  resize();
  select(firstStep);
})();
