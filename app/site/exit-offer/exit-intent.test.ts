import { describe, expect, test } from "vitest";
import { afterAct, type ExitState, mayOffer, onPage, type PointerAct } from "./exit-intent.ts";

const reached = (...acts: PointerAct[]): ExitState => acts.reduce(afterAct, onPage);
const move = (y: number, time = 0): PointerAct => ({ kind: "move", y, time });
const press = (y: number): PointerAct => ({ kind: "press", y });
const clock = (time: number): PointerAct => ({ kind: "clock", time });
const leave = (y: number): PointerAct => ({ kind: "leave", y });

describe("a pointer that moves upward", () => {
  test("within 50 px of the top is at the edge, and at 51 px it is not", () => {
    expect(reached(move(300), move(51)).at).toBe("page");
    expect(reached(move(300), move(51), clock(10_000)).at).toBe("page");
    expect(reached(move(300), move(50)).at).toBe("edge");
    expect(reached(move(300), move(50), clock(10_000)).at).toBe("exit");
    expect(reached(move(300), move(0)).at).toBe("edge");
  });

  test("is leaving after 200 ms there, and not after 199 ms", () => {
    expect(reached(move(300, 900), move(20, 1000), clock(1199)).at).toBe("edge");
    expect(reached(move(300, 900), move(20, 1000), clock(1200)).at).toBe("exit");
  });

  test("may move about at the edge: the time counts from its arrival", () => {
    expect(reached(move(300), move(40, 1000), move(10, 1100), move(50, 1199), clock(1200)).at).toBe("exit");
  });

  test("and comes back in time is not leaving", () => {
    const back = [move(300), move(20, 1000), move(51, 1199), clock(1200)];
    expect(reached(...back).at).toBe("page");
    // When it returns to the edge, the time starts again.
    expect(reached(...back, move(30, 1300), clock(1499)).at).toBe("edge");
    expect(reached(...back, move(30, 1300), clock(1500)).at).toBe("exit");
  });

  test("and presses something is using the page until it has moved down again", () => {
    const pressed = [move(300), move(30, 0), press(30), clock(5000), move(28, 5000), move(20, 5100)];
    expect(reached(...pressed, clock(9000)).at).toBe("rest");
    expect(reached(...pressed, move(51, 9000), move(29, 9000), clock(9200)).at).toBe("exit");
    expect(reached(...pressed, leave(-1)).at).toBe("exit");
    expect(reached(...pressed, leave(30), move(60), move(20), clock(200)).at).toBe("exit");
  });

  test("after a press further down is still leaving", () => {
    expect(reached(move(300), press(300), move(20, 1000), clock(1200)).at).toBe("exit");
  });

  test("after a touch starts with an unknown position", () => {
    expect(reached(move(300), { kind: "touch" }, move(20, 0), clock(5000)).at).toBe("page");
    expect(reached(move(300), move(20, 0), { kind: "touch" }, clock(5000)).at).toBe("page");
  });
});

test("a pointer that moves down or sideways at the top is not leaving", () => {
  expect(reached(move(5), move(30), move(45), clock(10_000)).at).toBe("page");
  expect(reached(move(30), move(30), clock(10_000)).at).toBe("page");
});

test("a pointer that is first seen at the top is not leaving", () => {
  expect(reached(move(0), clock(10_000)).at).toBe("page");
  expect(reached(move(20), clock(10_000)).at).toBe("page");
});

test("a pointer that leaves through the top is leaving, at once and from anywhere", () => {
  expect(reached(leave(0)).at).toBe("exit");
  expect(reached(move(400), leave(-3)).at).toBe("exit");
  expect(reached(move(300), move(30, 0), leave(-1)).at).toBe("exit");
});

test("a pointer that leaves through a side or the bottom is not", () => {
  expect(reached(move(400), leave(1)).at).toBe("page");
  expect(reached(move(400), leave(799)).at).toBe("page");
  expect(reached(move(300), move(20, 0), leave(20), clock(5000)).at).toBe("page");
});

test("the exit state is final", () => {
  const gone = [move(300), leave(-1)];
  for (const act of [move(400), move(10), leave(-1), clock(9e9), press(300)]) {
    expect(reached(...gone, act)).toEqual({ at: "exit" });
  }
});

describe("the offer is made", () => {
  const scene = { width: 1280, occupied: false, typing: false };

  test("at a width of 768 px or more", () => {
    expect(mayOffer({ ...scene, width: 767 })).toBe(false);
    expect(mayOffer({ ...scene, width: 768 })).toBe(true);
  });

  test("but not to visitors who are busy with a dialog, a menu or a field", () => {
    expect(mayOffer({ ...scene, occupied: true })).toBe(false);
    expect(mayOffer({ ...scene, typing: true })).toBe(false);
  });
});
