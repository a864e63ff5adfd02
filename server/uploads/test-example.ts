import type {FormFields} from './conditions.ts'
import {admitPost, signPolicy} from './policy.ts'
import {S3Error} from './s3-error.ts'

/** The worked example of Amazon's documentation (`sigv4-post-example`). */
export const EXAMPLE = {
  credentials: {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  },
  bucket: 'sigv4examplebucket',
  now: Date.parse('2015-12-29T12:00:00Z'),
  policy: [
    '{ "expiration": "2015-12-30T12:00:00.000Z",',
    '  "conditions": [',
    '    {"bucket": "sigv4examplebucket"},',
    '    ["starts-with", "$key", "user/user1/"],',
    '    {"acl": "public-read"},',
    '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
    '    ["starts-with", "$Content-Type", "image/"],',
    '    {"x-amz-meta-uuid": "14365123651274"},',
    '    {"x-amz-server-side-encryption": "AES256"},',
    '    ["starts-with", "$x-amz-meta-tag", ""],',
    '',
    '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
    '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
    '    {"x-amz-date": "20151229T000000Z" }',
    '  ]',
    '}',
  ].join('\r\n'),
  signature: '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
}

export const base64 = (text: string) => Buffer.from(text).toString('base64')

export const form = (fields: Record<string, string>): FormFields =>
  new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), {name, value}]))

export const exampleFields = {
  key: 'user/user1/photo.jpg',
  acl: 'public-read',
  success_action_redirect: 'http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html',
  'Content-Type': 'image/jpeg',
  'x-amz-meta-uuid': '14365123651274',
  'x-amz-server-side-encryption': 'AES256',
  'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request',
  'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
  'X-Amz-Date': '20151229T000000Z',
  'x-amz-meta-tag': '',
  Policy: base64(EXAMPLE.policy),
  'X-Amz-Signature': EXAMPLE.signature,
}

export const admitExample = (changes: Record<string, string> = {}, now = EXAMPLE.now) =>
  admitPost(form({...exampleFields, ...changes}), EXAMPLE.bucket, EXAMPLE.credentials, now)

/** Signs any policy with the example's key and posts it with the given fields. */
export function admit(conditions: unknown[], fields: Record<string, string>, document: object = {}) {
  const policy = base64(JSON.stringify({expiration: '2015-12-30T00:00:00Z', conditions, ...document}))
  const signed = {
    key: 'k.png',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': exampleFields['X-Amz-Credential'],
    'x-amz-date': '20151229T000000Z',
    policy,
    'x-amz-signature': signPolicy(policy, '20151229', EXAMPLE.credentials),
  }
  return admitPost(form({...signed, ...fields}), EXAMPLE.bucket, EXAMPLE.credentials, EXAMPLE.now)
}

/** Conditions that allow the fields of a signature. */
export const SIGNING = [
  ['starts-with', '$x-amz-algorithm', ''],
  ['starts-with', '$x-amz-credential', ''],
  ['starts-with', '$x-amz-date', ''],
  ['starts-with', '$key', ''],
]

/** The error of S3 for this form. @throws when there is none */
export function failureOf(work: () => unknown): {
  code: string
  status: number
  message: string
  details: object
} {
  try {
    work()
  } catch (error) {
    if (error instanceof S3Error) {
      return {code: error.code, status: error.status, message: error.message, details: error.details}
    }
    throw error
  }
  throw new Error('Nothing was refused')
}
