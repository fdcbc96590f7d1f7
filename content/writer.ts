/** The Writer screen of the back office. */

export const writerTexts = {
  path: "/admin-dashboard/writer",
  heading: "Writer",
  text: "Who writes for the free tools, the concierge and the practice bots: the built-in writer, or an AI model of your choice.",
  fallback:
    "If the model is slow, fails or writes something that cannot be used, the built-in writer answers. Visitors always get an answer.",
  unread: {
    title: "The settings could not be loaded",
    text: "Nothing is lost. Check your connection and try again.",
  },
  writers: {
    "built-in": {
      label: "Built-in writer",
      text: "Part of this site. Costs nothing, and sends nothing to anybody.",
    },
    ollama: { label: "Ollama", text: "A model on this machine, or on another one of yours." },
    hosted: { label: "Hosted model", text: "Any provider with an OpenAI-compatible address." },
    anthropic: { label: "Anthropic", text: "Claude models, with your own key." },
  },
  now: {
    heading: "Now",
    by: {
      "built-in": "The built-in writer writes for your visitors.",
      ollama: "A model on Ollama writes for your visitors.",
      hosted: "A hosted model writes for your visitors.",
      anthropic: "An Anthropic model writes for your visitors.",
    },
    model: "Model",
    address: "Address",
    key: "Key",
    keyEnds: (end: string) => `ends in …${end}`,
    keyStored: "stored",
    noKey: "none",
    keyInEnvironment: "in the server's environment",
    resting:
      "The last calls failed, so the model is left alone for half a minute at a time. The built-in writer answers.",
    failed: "Last failure",
    neverFailed: "No failure since the last change.",
    todo: "What to do:",
  },
  lostKey:
    "The stored key can no longer be read, because the site's secret has changed. Enter the key again.",
  environment:
    "The server's environment says who writes (AI_PROVIDER, AI_MODEL, AI_BASE_URL, AI_API_KEY), so it cannot be changed here. To change it here, remove these variables and restart the site.",
  environmentBudget:
    "The server's environment sets the budget (AI_DAILY_TOKENS), so it cannot be changed here.",
  form: {
    heading: "Choose the writer",
    legend: "Who writes?",
    privacy:
      "If you use another company’s model, what visitors type is sent to that company. The privacy notice says so.",
    fields: {
      address: {
        label: "Base address",
        hints: {
          ollama:
            "Leave this empty for Ollama on this machine. For another machine, such as http://192.168.1.20:11434.",
          hosted: "From the provider's documentation. It begins with https:// and often ends in /v1.",
        },
      },
      model: {
        label: "Model",
        hints: {
          ollama: "The name that ollama list shows, such as llama3.1.",
          hosted: "The model's name exactly as the provider writes it.",
          anthropic: "The model's name exactly as Anthropic writes it.",
        },
      },
      key: {
        label: "Key",
        newLabel: "New key",
        hint: "It is stored encrypted and never shown again.",
        keepHint: (end: string) =>
          end
            ? `The stored key ends in …${end}. Leave this empty to keep it.`
            : "A key is stored. Leave this empty to keep it.",
        ollamaHint: "Ollama itself needs none.",
      },
      dailyTokens: { label: "Tokens a day" },
    },
    submit: "Save",
    submitting: "Saving...",
    removeKey: "Remove the key",
    saved: "Saved. It applies from the next visitor on.",
    keyRemoved: "The key is removed.",
    keyRemovedBuiltIn: "The key is removed, and the built-in writer writes.",
    errors: {
      writer: "Choose who writes",
      model: "Model is required",
      noAddress: "Base address is required",
      address: "Enter an address that begins with http:// or https://, without a name, password, ? or #",
      forbidden:
        "The site does not connect to this address: cloud providers give out server credentials there",
      key: "Copy the key again, without spaces, quotes or the word Bearer",
      noKey: "Key is required",
      otherKey: "Enter the key for this address. The stored one is only sent to the address it was saved for",
      changedMeanwhile: "Somebody else changed these settings meanwhile. Look at them and save again.",
      dailyTokens: "Enter a whole number from 0 to 1,000,000,000",
    },
    failed: "That could not be saved. Check your connection and try again.",
  },
  budget: {
    heading: "Budget",
    text: "All visitors together may use this many tokens in a day (Lagos time); after that the built-in writer writes until midnight. An answer takes about 1,000 to 2,000 tokens. Set a limit at the provider too.",
    used: (used: string, of: string) => `${used} of ${of} tokens used today`,
    submit: "Save budget",
    saved: "Budget saved.",
  },
  trial: {
    heading: "Try it",
    text: "Asks the saved model to welcome a customer, as a visitor would. It counts towards the budget.",
    submit: "Try it",
    running: "Waiting for the first words...",
    writing: "Writing...",
    done: (first: string, whole: string) => `First words after ${first}, finished after ${whole}.`,
    failed: (whole: string) => `Failed after ${whole}.`,
    seconds: (seconds: string) => `${seconds} s`,
    lost: "The connection to this site was lost. Reload the page and try again.",
  },
  /** What the model is asked in a trial. It contains nothing from a visitor. */
  trialPrompt: {
    instructions: "You write short, plain English for a small business in Nigeria. No headings, no lists.",
    message: "Welcome a customer to a small shop in Lagos, in two short sentences.",
  },
  history: {
    caption: "Changes",
    columns: { what: "Change", by: "Changed by", at: "When" },
    none: "No changes yet.",
    newKey: "new key",
    keyRemoved: "Key removed",
    budget: (tokens: string) => `${tokens} tokens a day`,
  },
} as const;

/** A failure in plain words, and what the owner does about it. */
export interface FailureWords {
  readonly fact: string;
  readonly todo: string;
}

/** By the status, or the reason, of a `ModelFailure`. */
export const writerFailures: Readonly<Record<string, FailureWords>> = {
  "401": {
    fact: "The provider refused the key.",
    todo: "Copy the key again at the provider and save it here.",
  },
  "402": {
    fact: "The account at the provider has no credit.",
    todo: "Add credit or pay the bill at the provider.",
  },
  "403": {
    fact: "The provider does not allow this key to use the model.",
    todo: "At the provider, allow the key to use this model, or choose another model.",
  },
  "404": {
    fact: "There is no such model at this address.",
    todo: "Check the model's name and the base address, which often ends in /v1. With Ollama, run ollama pull with the model's name.",
  },
  refused: {
    fact: "The provider refused the request.",
    todo: "Check the model's name and the base address. If both are right, choose another model.",
  },
  "rate-limited": {
    fact: "The provider says that there were too many requests, or that the account has no credit.",
    todo: "Wait a minute and try again. If it continues, check the limits and the bill at the provider.",
  },
  "server-error": {
    fact: "The provider has a fault of its own.",
    todo: "Try again in a few minutes. With Ollama, check that the machine has enough memory for the model.",
  },
  unreachable: {
    fact: "Nothing answers at this address.",
    todo: "Check the base address, and that the model's server runs. For Ollama on another machine, start it with OLLAMA_HOST=0.0.0.0.",
  },
  "no-such-name": {
    fact: "There is no machine with the name in the base address.",
    todo: "Check how the base address is spelled, and this machine's network.",
  },
  certificate: {
    fact: "The certificate of this address is not valid.",
    todo: "Check the base address. A server of your own needs a certificate that this machine trusts; on the same machine use http://.",
  },
  redirected: {
    fact: "The address leads to another one, and the site does not follow.",
    todo: "Enter the address that it leads to. Often that is https:// in place of http://.",
  },
  "forbidden-address": {
    fact: "The site does not connect to this address, because cloud providers give out server credentials there.",
    todo: "Enter the address of a model.",
  },
  unencrypted: {
    fact: "This address is on another machine and begins with http://, so others could read on the way what visitors typed.",
    todo: "Enter the address with https://. If the network between is yours alone, name the machine in PRIVATE_HOSTS and start the site again.",
  },
  "time-limit": {
    fact: "The model was not finished in time.",
    todo: "Choose a smaller or faster model, or let visitors wait longer with AI_TIMEOUT_SECONDS.",
  },
  "cut-off": {
    fact: "The connection broke while the model was writing.",
    todo: "Try again. If it happens often, look at the log of the model's server.",
  },
  "too-long": {
    fact: "The model did not stop writing.",
    todo: "Choose another model.",
  },
  empty: {
    fact: "An answer came, with no text in it.",
    todo: "Check the base address, which often ends in /v1. A model that thinks for a long time may use all its tokens for that: choose another.",
  },
  "budget-spent": {
    fact: "Today's budget is spent.",
    todo: "Raise the budget below, or wait until midnight in Lagos.",
  },
  "built-in": {
    fact: "The built-in writer writes, so there is no model to try.",
    todo: "Choose a model and save it first.",
  },
  other: { fact: "The model could not be used.", todo: "Try again, and look for ‘model’ in the site's log." },
};
