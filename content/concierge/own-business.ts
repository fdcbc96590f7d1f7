/** Words that visitors use to say what their business is, in their languages. */
export const ownBusiness = new RegExp(
  [
    /\b(?:i|we)(?:'m|'re)?\s+(?:(?:dey|also|just|only)\s+)*(?:sell|run|own|have|get|am|are|be|do|make|sew|cook|repair|fix|operate|manage|teach|farm|supply|said|meant|retail)\b(?! (?:am|it|them|dem)\b)/,
    /\b(?:my|our) (?:\w+ ){0,2}(?:shop|business|company|store|trade|farm|hotel|clinic|hospital|church|restaurant|salon|factory|school|pharmacy|bakery|boutique|office|firm)\b/,
    /\bmy own (?:is|na)\b|^(?:\w+ ){1,4}here\b\s*[,.;:]/,
    /\bje (?:vends|tiens|fais)\b|\bje suis (?!a\b|interesse|la\b|en\b|au\b|dans\b|desole|etudiant)\w+|\bj'ai une? (?:boutique|magasin|commerce|entreprise|societe|restaurant|hotel|salon|ferme|pharmacie|clinique|ecole)\b|\bnous (?:vendons|tenons|sommes)\b/,
    /\bmo n? ?(?:ta|ni (?:ile|soobu|shop))\b|\bina (?:sayar|da)\b|\bmuna (?:sayar|da)\b|\b(?:enwere m|anyi nwere|m na-ere|ana m ere)\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** Words that introduce the business a question is about: 'which package is best for a restaurant that gets plenty orders'. */
export const forBusiness =
  /\bfor (?:(?:an?|my|our|the) )?((?!me\b|us\b|customers?\b)\w+(?: (?!that\b|which\b|wey\b|with\b|and\b|or\b|in\b|at\b|to\b)\w+)?)/;

/** Greetings that give a language away. French without its accents is easily mistaken for English. */
export const greetingOf = [
  [/^\W*(?:bonjour|bonsoir|salut)\b/i, "french"],
  [/^\W*(?:sannu|ina (?:kwana|wuni)|salama)\b/i, "hausa"],
  [/^\W*(?:ndewo|nnoo)\b/i, "igbo"],
  [/^\W*e ?(?:kaaro|kaasan|kaale|ku ise)\b/i, "yoruba"],
] as const;
