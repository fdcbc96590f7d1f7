/**
 * Wishes that a few words say plainly, whatever story is told around them, and the precise answer to each. Without this, a story
 * with a trade in it is answered with a package.
 */
export const plainWishes: readonly (readonly [RegExp, string])[] = [
  [
    /(?:\b(?:you|una|can|please|abeg)\b(?:\W+\w+){0,6}|\b(?:i|we) (?:need|want|wan)(?:\W+\w+){0,3})\W+(?:loans?\b(?! officers?)|(?:any|a|the|government) grants?\b)/,
    "off_loans",
  ],
  [
    /^(?=.*\b(?:tell me (?:true|the truth)|no lie|honest(?:ly)?|sincere(?:ly)?|really|even)\b).*\b(?:i|we) (?:\w+ly |even )?need (?:this|it|dis|am|(?:a |the |your |una )?(?:bot|assistant|package))\b/,
    "fit_artisan_no_package",
  ],
  [
    /\b(?:don'?t|do not|no) (?:want|need|wan) (?:a |any |your |una )?(?:bot|chatbot|robot)s?\W*$/,
    "fit_artisan_no_package",
  ],
];
