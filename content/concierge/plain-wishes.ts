/** Words of a visitor who wants no bot. */
export const declines =
  /\b(?:don'?t|do not|no) (?:want|need|wan) (?:(?:an?|any|your|una|the|this|ai) )*(?:bot|chatbot|assistant|robot)s?\b/;

/**
 * A few words make some wishes plain, whatever story is around them. Each wish has the id of its precise answer. Without this
 * list, a story that names a trade gets a package as its answer.
 */
export const plainWishes: readonly (readonly [RegExp, string])[] = [
  [
    /(?:\b(?:you|una|can|please|abeg)\b(?:\W+\w+){0,6}|\b(?:i|we) (?:need|want|wan)(?:\W+\w+){0,3})\W+(?:loans?\b(?=\W*$|\s*[,.;?!]|\s+(?:to|for|from|of|so|because|please|pls|abeg|make|and|now|that|which|wey)\b)|(?:any|a|the|government) grants?\b)/,
    "off_loans",
  ],
  [
    /^(?=.*\b(?:tell me (?:true|the truth)|no lie|honest(?:ly)?|sincere(?:ly)?|really|even)\b).*\b(?:i|we) (?:\w+ly |even )?need (?:this|it|dis|am|(?:a |the |your |una )?(?:bot|assistant|package))\b/,
    "fit_artisan_no_package",
  ],
  [
    /^(?:[\w']+[ ,]+){0,4}?(?:(?:no|not|don't|dont|do not) (?:get|have|own)|have no|without) (?:an? |any )?(?:laptop|computer)\W*$/,
    "fit_owner_no_computer",
  ],
  [new RegExp(`${declines.source}\\W*$`), "fit_artisan_no_package"],
];
