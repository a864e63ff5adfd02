import {createHmac, timingSafeEqual} from 'node:crypto'
import {checkConditions, parsePolicy, type ByteRange, type FormFields} from './conditions.ts'
import {S3Error} from './s3-error.ts'

/** Keys that sign and check forms: those of S3, or of this server. */
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
  contentType: string | undefined
  byteRange: ByteRange | undefined
}

/**
 * Checks the fields before the file in the order of S3: required fields, the signature of the policy as received, the
 * syntax of the policy, its expiry, its conditions.
 *
 * @param now milliseconds since 1970
 * @throws S3Error with S3's code and text
 */
export function admitPost(
  fields: FormFields,
  bucket: string,
  credentials: Credentials,
  now: number,
): AdmittedForm {
  const {key, policy, scope, signature} = requireFields(fields)
  const day = checkScope(scope, credentials)
  const expected = signPolicy(policy, day, credentials)
  if (!equalInConstantTime(expected, signature)) {
    throw new S3Error('SignatureDoesNotMatch', undefined, {
      AWSAccessKeyId: credentials.accessKeyId,
      StringToSign: policy,
      SignatureProvided: signature,
      StringToSignBytes: (Buffer.from(policy).toString('hex').match(/../g) ?? []).join(' '),
    })
  }
  const {expiresAt, conditions} = parsePolicy(policy)
  if (now >= expiresAt) throw new S3Error('AccessDenied', 'Invalid according to Policy: Policy expired.')
  const byteRange = checkConditions(conditions, fields, bucket)
  return {key, contentType: fields.get('content-type')?.value, byteRange}
}

const SIGNED_FIELDS = [
  'Policy',
  'X-Amz-Algorithm',
  'X-Amz-Credential',
  'X-Amz-Date',
  'X-Amz-Signature',
] as const

function requireFields(fields: FormFields) {
  const key = required(fields, 'key')
  const isAnonymous = SIGNED_FIELDS.every((name) => name === 'Policy' || !fields.has(name.toLowerCase()))
  if (isAnonymous) throw new S3Error('AccessDenied')
  const [policy, algorithm, scope, date, signature] = [
    required(fields, 'Policy'),
    required(fields, 'X-Amz-Algorithm'),
    required(fields, 'X-Amz-Credential'),
    required(fields, 'X-Amz-Date'),
    required(fields, 'X-Amz-Signature'),
  ]
  if (algorithm !== ALGORITHM) {
    throw invalidArgument('X-Amz-Algorithm', algorithm, `X-Amz-Algorithm only supports "${ALGORITHM}"`)
  }
  if (!/^\d{8}T\d{6}Z$/.test(date)) {
    throw invalidArgument('X-Amz-Date', date, 'X-Amz-Date must be formated via ISO8601 Long format')
  }
  return {key, policy, scope, signature}
}

function required(fields: FormFields, name: string): string {
  const field = fields.get(name.toLowerCase())
  if (field && field.value !== '') return field.value
  throw invalidArgument(
    name,
    '',
    `Bucket POST must contain a field named '${name}'.  If it is specified, please check the order of the fields.`,
  )
}

/** @returns the day for which the signature is valid, as `YYYYMMDD` */
function checkScope(scope: string, {accessKeyId, region}: Credentials): string {
  const [id, day, givenRegion, service, end, ...rest] = scope.split('/')
  if (!day || !/^\d{8}$/.test(day) || service !== 's3' || end !== 'aws4_request' || rest.length > 0) {
    throw invalidArgument(
      'X-Amz-Credential',
      scope,
      'the Credential is mal-formed; expecting "<YOUR-AKID>/YYYYMMDD/REGION/SERVICE/aws4_request".',
    )
  }
  if (id !== accessKeyId) throw new S3Error('InvalidAccessKeyId', undefined, {AWSAccessKeyId: id ?? ''})
  if (givenRegion !== region) {
    throw invalidArgument(
      'X-Amz-Credential',
      scope,
      `the region '${givenRegion}' is wrong; expecting '${region}'`,
    )
  }
  return day
}

const invalidArgument = (name: string, value: string, message: string) =>
  new S3Error('InvalidArgument', message, {ArgumentName: name, ArgumentValue: value})

function equalInConstantTime(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
