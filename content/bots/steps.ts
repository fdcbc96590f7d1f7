/** A fault that technical support knows general steps against. */
export interface Fault {
  /** The words by which it is told; the last one has none. */
  readonly words?: string;
  /** Steps, and others if those did not help. */
  readonly rounds: readonly (readonly string[])[];
}

/** The last one is for every other fault. */
export const faults: readonly Fault[] = [
  {
    words: "payment debited debit deducted transaction declined transfer",
    rounds: [
      [
        "Do not pay a second time.",
        "Check your bank alert: was the money taken?",
        "If it was, send me the day and the amount, no card number.",
      ],
      [
        "Wait ten minutes; many failed payments come back by themselves.",
        "Look at the balance again.",
        "If it is still gone, ask the bank for the session number and send it.",
      ],
    ],
  },
  {
    words: "login log password otp code locked sign",
    rounds: [
      [
        "Check for capital letters and a space at the end of the password.",
        "Press ‘Forgot password’.",
        "Look for the mail in spam too.",
      ],
      [
        "Open the page in another browser.",
        "Set a new password of at least eight characters.",
        "Sign in there first.",
      ],
    ],
  },
  {
    words: "network internet wifi data router connect connecting connection signal sim",
    rounds: [
      [
        "Switch it off, count to ten, switch it on.",
        "Check that the data has not run out.",
        "Try it near a window or with another SIM.",
      ],
      [
        "Forget the network and type its password anew.",
        "Restart the router too.",
        "Try another network and compare.",
      ],
    ],
  },
  {
    words: "app page website site link software screen crash crashing blank",
    rounds: [
      [
        "Close the app or page completely.",
        "Open it again on a good network.",
        "Do the same thing once more.",
      ],
      [
        "Update the app, or clear the browser’s cache.",
        "Restart the phone.",
        "Try it before you open anything else.",
      ],
    ],
  },
  {
    rounds: [
      [
        "Switch it off and pull the plug for thirty seconds.",
        "Check the cable and the socket with something else.",
        "Switch it on and note the first light or message.",
      ],
      [
        "Try it with another cable or another socket.",
        "Write down word for word what it shows.",
        "Send me that and the model.",
      ],
    ],
  },
];
