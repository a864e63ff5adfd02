import {createHmac, timingSafeEqual} from 'node:crypto'
import {z} from 'zod'
import {S3Error} from './s3-error.ts'

/** Allowed sizes of the file in bytes, both ends included. */
interface ByteRange {
  min: number
  max: number
}

/** Fields before the file, by lower-case name. As in S3, commas join the values of a repeated field. */
export type FormFields = ReadonlyMap<string, string>

/** Keys that sign and check forms: the keys of S3, or of this server. */
export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  /** Of a role: its credentials are valid for some hours. */
  sessionToken?: string | undefined
  region: string
}

const ALGORITHM = 'AWS4-HMAC-SHA256'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** `2015-12-29T00:00:00Z`, the form of a policy's expiration. */
const isoSeconds = (time: number) => new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z')

/** `20151229T000000Z`, the form of `X-Amz-Date`. */
const isoBasic = (time: number) => isoSeconds(time).replaceAll(/[-:]/g, '')

/**
 * Signature Version 4 of a policy. The signed text is the base64 of the policy, as sent.
 *
 * @param day `YYYYMMDD`, in UTC
 * @returns lower-case hex
 * @see https://docs.aws.amazon.com/AmazonS3/latest/developerguide/sigv4-authentication-HTTPPOST.html
 */
export function signPolicy(policy: string, day: string, {secretAccessKey, region}: Credentials): string {
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, day))
  return hmac(key, policy).toString('hex')
}

export interface Permission {
  bucket: string
  key: string
  contentType: string
  /** Smallest and largest allowed size, in bytes. */
  byteRange: ByteRange
  expiresInSeconds: number
}

/**
 * Form fields that allow one upload, of one type and bounded size, to one key. The fields, their order and the policy
 * equal those of `createPresignedPost` of `@aws-sdk/s3-presigned-post` for the same permission.
 *
 * @param now milliseconds since 1970
 */
export function presignPost(
  permission: Permission,
  credentials: Credentials,
  now: number,
): Record<string, string> {
  const {bucket, key, contentType, byteRange, expiresInSeconds} = permission
  const {accessKeyId, region, sessionToken} = credentials
  const date = isoBasic(now)
  const day = date.slice(0, 8)
  const fields = {
    'Content-Type': contentType,
    bucket,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': `${accessKeyId}/${day}/${region}/s3/aws4_request`,
    'X-Amz-Date': date,
    ...(sessionToken !== undefined && {'X-Amz-Security-Token': sessionToken}),
  }
  const conditions = [
    ['content-length-range', byteRange.min, byteRange.max],
    ...Object.entries(fields).map(([name, value]) => ({[name]: value})),
    {key},
  ]
  const document = {expiration: isoSeconds(now + expiresInSeconds * 1000), conditions}
  const policy = Buffer.from(JSON.stringify(document)).toString('base64')
  return {...fields, key, Policy: policy, 'X-Amz-Signature': signPolicy(policy, day, credentials)}
}

/** A form that passed the checks: what it may store, and where. */
export interface AdmittedForm {
  key: string
  contentType: string
  byteRange: ByteRange
}

/** The policy of `presignPost`. A signature proves that a policy has this form. */
const policyShape = z.object({
  expiration: z.string(),
  conditions: z.tuple(
    [z.tuple([z.literal('content-length-range'), z.number(), z.number()])],
    z.record(z.string(), z.string()),
  ),
})

/**
 * Checks the fields before the file: the signature of the policy as received, its expiry, and that the fields are those of
 * the policy, no more and no fewer.
 *
 * @param now milliseconds since 1970
 * @throws S3Error
 */
export function admitPost(fields: FormFields, credentials: Credentials, now: number): AdmittedForm {
  const [key, policy, scope, signature] = [
    required(fields, 'key'),
    required(fields, 'Policy'),
    required(fields, 'X-Amz-Credential'),
    required(fields, 'X-Amz-Signature'),
  ]
  const [, day = ''] = scope.split('/')
  if (!equalInConstantTime(signPolicy(policy, day, credentials), signature))
    throw new S3Error('SignatureDoesNotMatch')
  const document: unknown = JSON.parse(Buffer.from(policy, 'base64').toString())
  const {expiration, conditions} = policyShape.parse(document)
  if (now >= Date.parse(expiration)) throw notByPolicy('Policy expired.')
  const [[, min, max], ...values] = conditions
  const signed = new Map(
    values.flatMap((value) => Object.entries(value)).map(([name, value]) => [name.toLowerCase(), value]),
  )
  for (const [name, value] of signed)
    if (fields.get(name) !== value)
      throw notByPolicy(`Policy Condition failed: ["eq", "$${name}", "${value}"]`)
  for (const name of fields.keys())
    if (!signed.has(name) && name !== 'policy' && name !== 'x-amz-signature')
      throw notByPolicy(`Extra input fields: ${name}`)
  return {key, contentType: signed.get('content-type') ?? '', byteRange: {min, max}}
}

const notByPolicy = (why: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${why}`)

function required(fields: FormFields, name: string): string {
  const value = fields.get(name.toLowerCase())
  if (value) return value
  throw new S3Error(
    'InvalidArgument',
    `Bucket POST must contain a field named '${name}'.  If it is specified, please check the order of the fields.`,
    {ArgumentName: name, ArgumentValue: ''},
  )
}

function equalInConstantTime(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
