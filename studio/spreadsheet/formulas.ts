/**
 * A text that a spreadsheet program would run as a formula when it opens a CSV file, or one that looks escaped already.
 * In some languages, the full-width signs begin a formula too.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

/** A text that looks like an escaped formula. */
export const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/

/** A text that a spreadsheet program shows for a formula without a result. */
export const NO_RESULT =
  /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|ERROR!|GETTING_DATA)$|^Err:\d{3}$/

/** The text before an apostrophe was put in front of it. Other texts stay as they are. */
export const beforeEscape = (text: string) => (ESCAPED.test(text) ? text.slice(1) : text)

/** A character that Excel files write as a code of four hexadecimal digits, such as `_x000D_`. */
const CODE = /_x([0-9A-F]{4})_/gi

/** A text of an Excel file with its characters in place of their codes. */
export const afterCodes = (text: string) =>
  text.replaceAll(CODE, (_code, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

/** A text for an Excel file, in which nothing is taken for a code: `_x0041_` would be shown as A. */
export const beforeCodes = (text: string) => text.replaceAll(/_(?=x[0-9A-F]{4}_)/gi, '_x005F_')
