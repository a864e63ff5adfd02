import {z} from 'zod'
import {S3Error} from './s3-error.ts'

/** Allowed sizes of the file in bytes, both ends included. */
export interface ByteRange {
  min: number
  max: number
}

/** Fields before the file, by lower-case name; `name` is as sent. As in S3, commas join the values of a repeated field. */
export type FormFields = ReadonlyMap<string, {name: string; value: string}>

type Condition =
  | {operator: 'eq' | 'starts-with'; name: string; value: string; source: readonly unknown[]}
  | {operator: 'content-length-range'; range: ByteRange | undefined; source: readonly unknown[]}

const invalidPolicy = (why: string) => new S3Error('InvalidPolicyDocument', `Invalid Policy: ${why}`)

const policyShape = z.object({expiration: z.unknown(), conditions: z.unknown()}).partial()
const EXPIRATION = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/

/**
 * Reads a POST policy.
 *
 * @param policy base64 of its JSON
 * @returns expiry in milliseconds since 1970, and the conditions
 * @throws S3Error `InvalidPolicyDocument`
 * @see https://docs.aws.amazon.com/AmazonS3/latest/developerguide/sigv4-HTTPPOSTConstructPolicy.html
 */
export function parsePolicy(policy: string): {expiresAt: number; conditions: Condition[]} {
  const document = policyShape.safeParse(parseJson(Buffer.from(policy, 'base64').toString('utf8')))
  if (!document.success) throw invalidPolicy('Invalid JSON.')
  const {expiration, conditions} = document.data
  if (expiration === undefined) throw invalidPolicy('Policy missing expiration.')
  if (conditions === undefined) throw invalidPolicy('Policy missing conditions.')
  const expiresAt =
    typeof expiration === 'string' && EXPIRATION.test(expiration) ? Date.parse(expiration) : Number.NaN
  if (Number.isNaN(expiresAt)) {
    const given = typeof expiration === 'string' ? expiration : JSON.stringify(expiration)
    throw invalidPolicy(`Invalid 'expiration' value: '${given}'`)
  }
  if (!Array.isArray(conditions)) throw invalidPolicy("Invalid 'conditions' value: must be a List.")
  return {expiresAt, conditions: conditions.map(parseCondition)}
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidPolicy('Invalid JSON.')
  }
}

function parseCondition(condition: unknown): Condition {
  if (Array.isArray(condition)) return parseOperation(condition)
  const simple = z.record(z.string(), z.unknown()).safeParse(condition)
  if (!simple.success) throw invalidPolicy('Invalid condition: must be a List or Object.')
  const [entry, ...more] = Object.entries(simple.data)
  if (!entry || more.length > 0) {
    throw invalidPolicy(
      'Invalid Simple-Condition: Simple-Conditions must have exactly one property specified.',
    )
  }
  const [name, value] = entry
  if (typeof value !== 'string') throw invalidPolicy('Invalid Simple-Condition: value must be a string.')
  return {operator: 'eq', name: `$${name}`, value, source: ['eq', `$${name}`, value]}
}

function parseOperation(condition: readonly unknown[]): Condition {
  const [given, first, second] = condition
  if (typeof given !== 'string') throw invalidPolicy('Invalid Condition: missing operation identifier.')
  const operator = given.toLowerCase()
  if (operator !== 'eq' && operator !== 'starts-with' && operator !== 'content-length-range') {
    throw invalidPolicy(`Invalid Condition: unknown operation '${given}'.`)
  }
  if (condition.length !== 3) throw invalidPolicy(`Invalid ${operator}: wrong number of arguments.`)
  if (operator === 'content-length-range')
    return {operator, range: parseRange(first, second), source: condition}
  if (typeof first !== 'string' || typeof second !== 'string') throw invalidPolicy('Invalid JSON.')
  return {operator, name: first, value: second, source: condition}
}

/** S3 accepts bounds written as strings and rejects negative ones. Other words fail as a condition, not as a policy. */
function parseRange(min: unknown, max: unknown): ByteRange | undefined {
  const [lower, upper] = [min, max].map((bound) =>
    typeof bound === 'number' || (typeof bound === 'string' && /^-?\d+$/.test(bound))
      ? Number(bound)
      : undefined,
  )
  if (lower === undefined || upper === undefined) return undefined
  if (!Number.isInteger(lower) || !Number.isInteger(upper)) throw invalidPolicy('Invalid JSON.')
  if (lower < 0 || upper < 0)
    throw invalidPolicy('Invalid content-length-range: bounds must not be negative.')
  return {min: lower, max: upper}
}

/**
 * Checks every condition against the fields, and every field against the conditions: a field that no condition covers is
 * rejected. The caller checks the size once the file has arrived.
 *
 * @returns the narrowest size range, if the policy has one
 * @throws S3Error `AccessDenied`, naming the condition or the field
 */
export function checkConditions(
  conditions: readonly Condition[],
  fields: FormFields,
  bucket: string,
): ByteRange | undefined {
  const covered = new Set<string>()
  let range: ByteRange | undefined
  for (const condition of conditions) {
    if (condition.operator === 'content-length-range') {
      if (!condition.range) throw failed(condition)
      range = {
        min: Math.max(range?.min ?? 0, condition.range.min),
        max: Math.min(range?.max ?? Infinity, condition.range.max),
      }
      continue
    }
    const name = condition.name.startsWith('$') ? condition.name.slice(1).toLowerCase() : undefined
    if (name === undefined || !holds(condition, name, fields, bucket)) throw failed(condition)
    covered.add(name)
  }
  for (const [name, field] of fields) {
    if (covered.has(name) || name === 'policy' || name === 'x-amz-signature' || name.startsWith('x-ignore-'))
      continue
    throw new S3Error('AccessDenied', `Invalid according to Policy: Extra input fields: ${field.name}`)
  }
  return range
}

function holds(
  {operator, value}: Extract<Condition, {name: string}>,
  name: string,
  fields: FormFields,
  bucket: string,
): boolean {
  const given = fields.get(name)?.value ?? (name === 'bucket' ? bucket : undefined)
  if (given === undefined || (name === 'bucket' && given !== bucket)) return false
  if (operator === 'eq') return given === value
  // Only a Content-Type with commas is a list, and then each of its types must match.
  const parts = name === 'content-type' ? given.split(',') : [given]
  return parts.every((part) => part.startsWith(value))
}

const failed = ({source}: Condition) =>
  new S3Error(
    'AccessDenied',
    `Invalid according to Policy: Policy Condition failed: [${source.map((item) => JSON.stringify(item)).join(', ')}]`,
  )
