/*
 * 'Come and buy', 'our services', 'name for my business': words that anybody could type tell nothing to write from. A text made of
 * them would be filled with what nobody said.
 */

const empty = new Set(
  `a about actually affordable all an and any anybody anyhow anything are as at available be best better big business businesses
  buy by can cheap come company companies could customer customers dey do e enterprise every everybody everyone everything fast
  find fine first for from get give go good goods great grow growth have help here i idea ideas im in is it item items just large
  like ltd make making many me money more much my na name names need new nice nigeria now of offer offers on one order our
  people person place please pls price product products quality quick quickly really sell selling service services shop small so
  some something start start-up startup store that the thing things this to us very want wan we well what which with work you your
  yes no none nothing ok okay test testing hello hi abeg sir ma`.split(/\s+/),
);

/** Whether a text has no word that tells what somebody does, sells or wants. */
export const saysNothing = (text: string): boolean =>
  (text.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? []).every((word) => empty.has(word.replace(/['’]/g, "")));

/** Whether the field for a department is left without one. 'Store' and 'sales' are departments, though they tell little elsewhere. */
export const isNoDepartment = (text: string): boolean =>
  /^(?:nothing|none|nil|no|n\/?a|any(?:thing)?|all|everything|tests?|testing|yes|ok(?:ay)?|i (?:don['’]?t|no) know)?\W*$/i.test(
    text.trim(),
  );
