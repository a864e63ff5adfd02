import {plain} from '../../contract/text/plain.ts'
import {rupeesOf} from '../../contract/text/price.ts'
import {NO_RESULT} from '../spreadsheet/formulas.ts'
import {COLUMNS, patchOf, type Column, type Patch} from './cells.ts'
import {CATEGORY, FILE_COLUMNS, ID, NUMBER} from './file-columns.ts'
import type {Planned, PlannedChange, Problem} from './import-plan.ts'
import {isSameName, looseCode, type Finder} from './known-products.ts'
import {textIn, type Row} from './rows.ts'
import {TRANSLATED_NAMES, withName} from './translated-names.ts'

/** A row of a file: the cells by the names of its columns. A column that the file lacks is absent. */
interface FileRow {
  row: number
  cells: ReadonlyMap<string, string | Date>
  finder: Finder
}

interface ReadRow {
  /** Absent when the row does not say which product it is about. */
  planned?: Planned
  problems: Problem[]
}

/** Product that a row is about, with the category and the code that it has after the import. */
interface Subject {
  known: Row | undefined
  categoryId: string
  category: string
  productId: string
}

/** Compares one row with the product that it is about. */
export function readProduct(file: FileRow): ReadRow {
  const problems = lostIn(file)
  if (problems.length > 0) return {problems}
  const subject = subjectOf(file)
  if ('reason' in subject) return {problems: [subject]}
  const {known, categoryId, productId} = subject
  const changes: PlannedChange[] = []
  const patches: Patch[] = []
  for (const {change, patch, problem} of [
    ...codeChanges(subject, file),
    ...COLUMNS.flatMap((column) => cellChange(column, known, file) ?? []),
    ...nameChanges(known, file),
  ]) {
    if (problem) problems.push(problem)
    if (change) changes.push(change)
    if (patch) patches.push(patch)
  }
  const id = known?._id ?? file.finder.freshId(categoryId, productId)
  const product = `${subject.category} ${productId}`.trim()
  const isNew = known === undefined
  const isMoved = changes.some(({column}) => column === CATEGORY.word)
  const planned = {row: file.row, id, product, categoryId, productId, isNew, isMoved, changes, patches}
  return {planned, problems}
}

interface CellResult {
  change?: PlannedChange
  patch?: Patch
  problem?: Problem
}

const textOf = ({cells}: FileRow, name: string) => {
  const cell = cells.get(name)
  return typeof cell === 'string' ? cell : undefined
}

/** Cells whose text is lost: formulas without a result, and dates of an Excel file. No column holds dates. */
const lostIn = ({row, cells}: FileRow): Problem[] =>
  FILE_COLUMNS.flatMap(({name, word}): Problem[] => {
    const cell = cells.get(name) ?? ''
    if (typeof cell !== 'string') return [{row, column: word, reason: 'spreadsheet.problem.date'}]
    return NO_RESULT.test(cell) ? [{row, column: word, reason: 'spreadsheet.problem.formula'}] : []
  })

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'
const YEAR = '(?:\\d{2}|\\d{4})'

/**
 * Text that a spreadsheet program shows for a date that it made from a text, such as `1-2` or `MAR-01`: 1-Feb, Feb-26,
 * 1-Feb-2026, February 1, 2026, 1-2-2026, 01.02.26, 2026-02-01, with midnight behind it or without.
 */
const DATE = new RegExp(
  `^(?:\\d{1,2}[- ]${MONTH}(?:[- ]${YEAR})?|${MONTH}(?:-| \\d{1,2}, )${YEAR}|\\d{1,2}([-/.])\\d{1,2}\\1${YEAR}|\\d{4}([-/.])\\d{1,2}\\2\\d{1,2})(?: 0?0:00(?::00)?)?$`,
)

/** A code of which Excel makes a date, and the number of days that it shows for a date without its format. */
const LIKE_A_DATE = /^(?:\d{1,2}|[A-Za-z]{3,9})-\d{1,4}(?:-\d{1,4})?$/
const DAYS = /^[2-7]\d{4}$/

/**
 * Whether a changed text is the stored one with question marks in it. Excel writes them into a CSV file for characters
 * that its old encoding lacks, such as ₹ and Telugu letters: two question marks for a character of two code units.
 * Other programs write one.
 */
const isGarbled = (text: string, stored: string) =>
  text.includes('?') &&
  [/[^]/g, /[^]/gu].some((character) => {
    const found = text.match(character) ?? []
    const expected = stored.match(character) ?? []
    return (
      found.length === expected.length &&
      expected.every((one, place) => found[place] === one || (found[place] === '?' && one > '\u007F'))
    )
  })

function subjectOf(file: FileRow): Subject | Problem {
  const {row, finder} = file
  const id = textOf(file, ID.name)
  const known = id ? finder.productWithId(id) : undefined
  if (id && !known) {
    const isUnreadable = finder.isUnreadable(id)
    const reason = isUnreadable ? 'spreadsheet.problem.unreadable' : 'spreadsheet.problem.unknown-id'
    return {row, column: ID.word, reason}
  }
  const name = textOf(file, CATEGORY.name)
  const isSame = known !== undefined && isSameName(name ?? '', known.category ?? '')
  const category =
    known && (name === undefined || isSame)
      ? {_id: known.categoryId ?? '', title: known.category}
      : finder.category(name ?? '')
  if (!category) {
    if (!name) return {row, column: CATEGORY.word, reason: 'spreadsheet.problem.needed'}
    const params = {text: name, categories: finder.categories}
    return {row, column: CATEGORY.word, reason: 'spreadsheet.problem.unknown-category', params}
  }
  const productId = codeOf(file, known)
  if (typeof productId !== 'string') return productId
  const found = known ?? finder.productWithCode(category._id, productId)
  if (!found && finder.isUnreadable(productId))
    return {row, column: NUMBER.word, reason: 'spreadsheet.problem.unreadable'}
  const code = known ? productId : (found?.productId ?? productId)
  return {known: found, categoryId: category._id, category: category.title ?? '', productId: code}
}

const CODE = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/

function codeOf(file: FileRow, known: Row | undefined): string | Problem {
  const {row} = file
  const column = NUMBER.word
  const stored = known?.productId ?? ''
  const typed = textOf(file, NUMBER.name) ?? stored
  // A spreadsheet program drops the zeros of a number. Other letters are somebody's correction.
  const isSameNumber = /^\d+$/.test(looseCode(stored)) && looseCode(typed) === looseCode(stored)
  const written = plain(typed).replaceAll(/\p{Pd}/gu, '-')
  if (known && (isSameNumber || written === plain(stored))) return stored
  const code = written.replace(/^(\d+)\.0+$/, '$1')
  if (code === '') return {row, column, reason: 'spreadsheet.problem.needed'}
  if (DATE.test(code) || (DAYS.test(code) && LIKE_A_DATE.test(stored)))
    return {row, column, reason: 'spreadsheet.problem.date'}
  return CODE.test(code) ? code : {row, column, reason: 'spreadsheet.problem.number'}
}

/** Changes to the category and code of a product that is known by its id. A new product is made with both. */
function codeChanges({known, categoryId, category, productId}: Subject, file: FileRow): CellResult[] {
  if (!known || !textOf(file, ID.name)) return []
  const results: CellResult[] = []
  if (categoryId !== (known.categoryId ?? ''))
    results.push({change: {column: CATEGORY.word, from: known.category ?? '', to: category}})
  if (productId !== (known.productId ?? ''))
    results.push({
      change: {column: NUMBER.word, from: known.productId ?? '', to: productId},
      patch: {set: {productId}},
    })
  return results
}

/** @returns `undefined` when the cell stays as it is */
function cellChange(column: Column, known: Row | undefined, file: FileRow): CellResult | undefined {
  const text = textOf(file, column.name)
  const stored = known ? textIn(known, column.name) : ''
  const shown = stored.replaceAll(/\r\n?/g, '\n').trim()
  if (text === undefined || text === shown) return undefined
  if (column.isNumber && text !== '' && String(rupeesOf(text)) === stored) return undefined
  const problem = (reason: Problem['reason']) => ({problem: {row: file.row, column: column.word, reason}})
  if (isGarbled(text, shown)) return problem('spreadsheet.problem.encoding')
  const patch = patchOf({id: '', column, text})
  if (!patch) return problem(problemOf(column))
  if (column.values && patch.set?.[column.path] === stored) return undefined
  if (DATE.test(text)) return problem('spreadsheet.problem.date')
  if (column.name === 'alt' && text !== '' && !known?.hasPicture)
    return problem('spreadsheet.problem.no-picture')
  const to = String(patch.set?.[column.path] ?? '')
  const inFile = column.isNumber && text.replaceAll(/[₹,\s]/g, '') !== to ? {inFile: text} : {}
  return {patch, change: {column: column.word, from: stored, to, ...inFile}}
}

/** Why a text does not fit a column. */
export const problemOf = ({values}: Column) =>
  values ? 'spreadsheet.problem.availability' : 'spreadsheet.problem.price'

/** Changes to the names in other languages. One patch holds all names, because they are entries of one list. */
function nameChanges(known: Row | undefined, file: FileRow): CellResult[] {
  const stored = known?.translations ?? []
  const english = textOf(file, 'name') ?? (known ? textIn(known, 'name') : '')
  const results: CellResult[] = []
  let translations = stored
  for (const {name, word, language} of TRANSLATED_NAMES) {
    const from = known ? textIn(known, name) : ''
    const text = textOf(file, name)
    if (text === undefined || text === from.trim()) continue
    // A new name has nothing to be compared with, but it has letters.
    if (isGarbled(text, from.trim()) || (text.includes('?') && !/\p{L}/u.test(text))) {
      results.push({problem: {row: file.row, column: word, reason: 'spreadsheet.problem.encoding'}})
      continue
    }
    translations = withName(translations, {language, text, english})
    results.push({change: {column: word, from, to: text}})
  }
  return translations === stored ? results : [...results, {patch: {set: {translations}}}]
}
