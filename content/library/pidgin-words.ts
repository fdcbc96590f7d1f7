/** Words of Pidgin that are one letter away from an English word: they are no slips. */
export const pidginWords =
  "broda brodas sista sistas mumsy popsy pikin pikins moto abeg wahala oyinbo sabi chop waka comot pesin oga".split(
    " ",
  );

/** English for stray words of Pidgin, in the order in which they are replaced. Only words with one meaning are here. */
export const inEnglish: readonly (readonly [RegExp, string])[] = [
  [/\b([Yy]ou|[Ww]e|[Tt]hey) dey (?:for )?(?=\p{Lu})/gu, "$1 are in "],
  [/\b[Ii] dey (?:for )?(?=\p{Lu})/gu, "I am in "],
  [/\bno dey (?=(?:lost|spoilt|broken|sold|included|\p{L}+ed)\b)/giu, "is not "],
  [/\bwey no go (?=\p{L})/giu, "that will not "],
  [/\bwey no dey (?=\p{L})/giu, "that does not "],
  [/\be no dey (?=\p{L})/giu, "it does not "],
  [/\be dey (?=\p{L})/giu, "it "],
  [/\b(we|i|they|you) no dey (?=\p{L})/giu, "$1 do not "],
  [/\bno dey (?=\p{L})/giu, "does not "],
  [/\b(we|i|they|you) no (?=(?:put|use|add|mix|sell|do|charge|take|collect)\b)/giu, "$1 do not "],
  // 'No be story' is said to any Nigerian buyer; 'Not story' is neither Pidgin nor English.
  [/\bno be\b(?! (?:story|magic|lie|today)\b)/gi, "not"],
  [/\bif e\b/gi, "if it"],
  [/(?<=\p{L}s )dey (work|last|charge|fit|show|cool|shine|run)\b/giu, "$1"],
  [/(?<!\b(?:no|i|we|you|they|dem|people|e)\s)\bdey (work|last|charge|fit|show|cool|shine|run)\b/giu, "$1s"],
  // An item of a list: 'pocket dey', 'delivery dey'.
  [
    /(?<=^|[,.;]\s*)(?!(?:e|i|we|you|they|dem|na|no|how|wetin|who)\b)((?:\p{L}+\s){0,3}\p{L}+) dey(?=\s*(?:[,.;!]|$))/giu,
    "$1 available",
  ],
  [/\bwey dey for\b/gi, "in"],
  [/\bwey dey (?=(?:far|near|busy|sick|old|abroad|interested|ready|in|at)\b)/gi, "who are "],
  [/\bwey wan (?=\p{L})/giu, "who want to "],
  [/\bwey get\b/gi, "with"],
  [/\bwey no get\b/gi, "without"],
  [
    /(?<=\b(?:people|ladies|women|men|mothers|parents|students|those|anybody|person|youths|boys|girls|\w+ers)\s)wey (?:dey )?(?=\p{L})/giu,
    "who ",
  ],
  [/\bwey (?:dey )?(?=\p{L})/giu, "that "],
  // 'You go home' is English, 'we go deliver' is not.
  [
    /\b(we|i|they|you) (?:dey|go(?! (?:home|to|back|out|there|through|with|for|on|by|in|into|round|around|far|abroad|away|straight|live|together|up|down|from|the|and|or)\b)) (?=\p{L})/giu,
    "$1 ",
  ],
  [/\b(we|i|they|you) fit (?=\p{L})/giu, "$1 can "],
  [/\b(remove|send|bring|carry|sell|buy|use) am\b/gi, "$1 it"],
  [/\bpack enter\b/gi, "moved into"],
  [/\bdey (?=studio\b|shop\b|office\b|house\b)/gi, "in the "],
  [/(?<=\d\s?(?:kg|g|l|litres?|yards?|pieces?)) na (?=₦|\d)/gi, " for "],
];

/** What is left where a text is in Pidgin. 'I am', '8 am' and 'we make' are English. */
export const stillPidgin =
  /(?<![\p{L}’'])(?:na|dey|wey|e|don|wetin|una|abeg|sabi|wan|dem|(?<!\bi |\d )am|make (?:e|i|we|you|una|dem|people))(?![\p{L}’'])/iu;
