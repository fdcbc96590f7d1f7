/*
 * Detects that a visitor with a mouse is about to leave: the pointer moves upward to the top edge and stays there, or
 * leaves the page through the top (specification 1, section 9). It does not touch the browser, so that its limits can
 * be tested.
 */

export const exitRules = {
  /** Narrowest viewport for the offer, in CSS pixels. */
  width: 768,
  /** How close to the top counts as leaving, in CSS pixels. */
  edge: 50,
  /** How long the pointer must stay there, in milliseconds. */
  stay: 200,
} as const;

/** The position of the pointer, as far as it matters for leaving. */
export type ExitState =
  | { readonly at: "page"; readonly y?: number }
  | { readonly at: "edge"; readonly since: number }
  /** A control at the edge was pressed, so the pointer must go back to the page before it can leave again. */
  | { readonly at: "rest" }
  | { readonly at: "exit" };

export type PointerAct =
  | { readonly kind: "move"; readonly y: number; readonly time: number }
  /** The pointer left the page, at the top or at a side. */
  | { readonly kind: "leave"; readonly y: number }
  | { readonly kind: "press"; readonly y: number }
  /** A finger or a pen: there is no pointer at the moment. */
  | { readonly kind: "touch" }
  | { readonly kind: "clock"; readonly time: number };

export const onPage: ExitState = { at: "page" };

/** The time at which a pointer that stays at the edge counts as leaving, in milliseconds. */
export function exitTime({ since }: Extract<ExitState, { at: "edge" }>): number {
  return since + exitRules.stay;
}

/** The next state after an event. 'exit' is final: the caller decides whether to make the offer or to start again. */
export function afterAct(state: ExitState, act: PointerAct): ExitState {
  if (state.at === "exit") return state;
  switch (act.kind) {
    case "touch":
      return onPage;
    case "press":
      return act.y > exitRules.edge ? { at: "page", y: act.y } : { at: "rest" };
    case "leave":
      return act.y <= 0 ? { at: "exit" } : onPage;
    case "clock":
      return state.at === "edge" && act.time >= exitTime(state) ? { at: "exit" } : state;
    case "move": {
      const { y, time } = act;
      if (y > exitRules.edge) return { at: "page", y };
      if (state.at === "rest" || state.at === "edge") return state;
      // Without an earlier position there is no direction: a pointer that starts at the top is not on its way out.
      const upward = state.y !== undefined && y < state.y;
      return upward ? { at: "edge", since: time } : { at: "page", y };
    }
  }
}

export interface Scene {
  readonly width: number;
  /** Another dialog or a menu is open. */
  readonly occupied: boolean;
  /** Whether the focus is in a text field. */
  readonly typing: boolean;
}

/** Whether the offer may be made now. */
export function mayOffer({ width, occupied, typing }: Scene): boolean {
  return width >= exitRules.width && !occupied && !typing;
}
