import {S3Client} from '@aws-sdk/client-s3'
import {createPresignedPost} from '@aws-sdk/s3-presigned-post'
import {afterEach, describe, expect, test, vi} from 'vitest'
import type {FormFields} from './conditions.ts'
import {admitPost, presignPost, signPolicy} from './policy.ts'
import {S3Error} from './s3-error.ts'

afterEach(() => vi.useRealTimers())

/** The worked example of Amazon's documentation (`sigv4-post-example`). */
const EXAMPLE = {
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

const base64 = (text: string) => Buffer.from(text).toString('base64')

const form = (fields: Record<string, string>): FormFields =>
  new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), {name, value}]))

const exampleFields = {
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

const admitExample = (changes: Record<string, string> = {}, now = EXAMPLE.now) =>
  admitPost(form({...exampleFields, ...changes}), EXAMPLE.bucket, EXAMPLE.credentials, now)

/** Signs any policy with the example's key and posts it with the fields given. */
function admit(conditions: unknown[], fields: Record<string, string>, document: object = {}) {
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

const SIGNING = [
  ['starts-with', '$x-amz-algorithm', ''],
  ['starts-with', '$x-amz-credential', ''],
  ['starts-with', '$x-amz-date', ''],
  ['starts-with', '$key', ''],
]

function failureOf(work: () => unknown): {code: string; status: number; message: string; details: object} {
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

test('signs the example of Amazon’s documentation as it is printed there', () => {
  expect(signPolicy(base64(EXAMPLE.policy), '20151229', EXAMPLE.credentials)).toBe(EXAMPLE.signature)
})

test('signs a policy of Amazon’s Python SDK with the signature that SDK makes', () => {
  const conditions =
    '[{"bucket": "sigv4examplebucket"}, {"key": "user/user1/photo.jpg"}, {"x-amz-algorithm": "AWS4-HMAC-SHA256"}, {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"}, {"x-amz-date": "20151229T000000Z"}]'
  const policy = base64(`{"expiration": "2015-12-29T01:00:00Z", "conditions": ${conditions}}`)
  expect(signPolicy(policy, '20151229', EXAMPLE.credentials)).toBe(
    '3364624b39010d9b06f5d9b8c9a18a6e478d261c048159c92f2fd6fa885f14e6',
  )
})

test('hands out exactly the form that Amazon’s SDK makes for the same permission', async () => {
  vi.useFakeTimers({now: Date.parse('2026-11-21T10:11:12.345Z'), toFake: ['Date']})
  const {accessKeyId, secretAccessKey, region} = EXAMPLE.credentials
  const client = new S3Client({region, credentials: {accessKeyId, secretAccessKey}})
  const byteRange = {min: 1, max: 20_969_471}
  const theirs = await createPresignedPost(client, {
    Bucket: 'shop',
    Key: 'uploads/gate-0123456789abcdef.png',
    Fields: {'Content-Type': 'image/png'},
    Conditions: [['content-length-range', byteRange.min, byteRange.max]],
    Expires: 900,
  })
  const permission = {
    bucket: 'shop',
    key: 'uploads/gate-0123456789abcdef.png',
    contentType: 'image/png',
    byteRange,
    expiresInSeconds: 900,
  }
  const ours = presignPost(permission, EXAMPLE.credentials, Date.now())
  expect(ours).toEqual(theirs.fields)
  expect(Object.keys(ours)).toEqual(Object.keys(theirs.fields))
  expect(admitPost(form(theirs.fields), 'shop', EXAMPLE.credentials, Date.now())).toEqual({
    key: permission.key,
    contentType: 'image/png',
    byteRange,
  })
})

describe('a form is checked as S3 checks it', () => {
  test('the documented example passes', () => {
    expect(admitExample()).toEqual({
      key: 'user/user1/photo.jpg',
      contentType: 'image/jpeg',
      byteRange: undefined,
    })
  })

  test('a changed signature, a truncated policy and another secret do not match', () => {
    const changed: Record<string, string>[] = [
      {'X-Amz-Signature': EXAMPLE.signature.replace('8', '9')},
      {'X-Amz-Signature': EXAMPLE.signature.slice(1)},
      {'X-Amz-Signature': EXAMPLE.signature.toUpperCase()},
      {'X-Amz-Signature': 'ü'.repeat(64)},
      {Policy: base64(EXAMPLE.policy).slice(0, -2)},
    ]
    for (const changes of changed) {
      expect(failureOf(() => admitExample(changes))).toMatchObject({
        code: 'SignatureDoesNotMatch',
        status: 403,
      })
    }
    const other = {...EXAMPLE.credentials, secretAccessKey: 'another'}
    expect(failureOf(() => admitPost(form(exampleFields), EXAMPLE.bucket, other, EXAMPLE.now)).code).toBe(
      'SignatureDoesNotMatch',
    )
  })

  test('a policy expires at the instant it says', () => {
    const end = Date.parse('2015-12-30T12:00:00Z')
    expect(admitExample({}, end - 1).key).toBe('user/user1/photo.jpg')
    expect(failureOf(() => admitExample({}, end))).toMatchObject({
      code: 'AccessDenied',
      status: 403,
      message: 'Invalid according to Policy: Policy expired.',
    })
  })

  test('missing fields are named, and a form without any signature is anonymous', () => {
    const without = (...names: string[]) =>
      form(Object.fromEntries(Object.entries(exampleFields).filter(([name]) => !names.includes(name))))
    const refusal = (fields: FormFields) =>
      failureOf(() => admitPost(fields, EXAMPLE.bucket, EXAMPLE.credentials, EXAMPLE.now))
    for (const name of [
      'key',
      'Policy',
      'X-Amz-Algorithm',
      'X-Amz-Credential',
      'X-Amz-Date',
      'X-Amz-Signature',
    ]) {
      expect(refusal(without(name))).toMatchObject({
        code: 'InvalidArgument',
        status: 400,
        message: `Bucket POST must contain a field named '${name}'.  If it is specified, please check the order of the fields.`,
        details: {ArgumentName: name},
      })
    }
    const signing = ['X-Amz-Algorithm', 'X-Amz-Credential', 'X-Amz-Date', 'X-Amz-Signature']
    expect(refusal(without(...signing))).toMatchObject({code: 'AccessDenied', message: 'Access Denied'})
  })

  test('scope, algorithm and date are refused in S3’s words', () => {
    const scope = (value: string) => failureOf(() => admitExample({'X-Amz-Credential': value}))
    expect(scope('OTHER/20151229/us-east-1/s3/aws4_request').code).toBe('InvalidAccessKeyId')
    expect(scope('AKIAIOSFODNN7EXAMPLE/20151229/eu-west-1/s3/aws4_request').message).toBe(
      "the region 'eu-west-1' is wrong; expecting 'us-east-1'",
    )
    expect(scope('AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3').code).toBe('InvalidArgument')
    expect(scope('AKIAIOSFODNN7EXAMPLE/../us-east-1/s3/aws4_request').code).toBe('InvalidArgument')
    expect(failureOf(() => admitExample({'X-Amz-Algorithm': 'AWS4-HMAC-MD5'})).code).toBe('InvalidArgument')
    expect(failureOf(() => admitExample({'X-Amz-Date': '2015-12-29'})).details).toEqual({
      ArgumentName: 'X-Amz-Date',
      ArgumentValue: '2015-12-29',
    })
  })

  test.each([
    [{key: 'user/user2/photo.jpg'}, '["starts-with", "$key", "user/user1/"]'],
    [{acl: 'private'}, '["eq", "$acl", "public-read"]'],
    [{acl: 'PUBLIC-READ'}, '["eq", "$acl", "public-read"]'],
    [{'Content-Type': 'text/html'}, '["starts-with", "$Content-Type", "image/"]'],
    [{'Content-Type': 'image/png,text/html'}, '["starts-with", "$Content-Type", "image/"]'],
    [{bucket: 'another'}, '["eq", "$bucket", "sigv4examplebucket"]'],
  ])('%j fails the condition, which is quoted', (changes, condition) => {
    expect(failureOf(() => admitExample(changes))).toMatchObject({
      code: 'AccessDenied',
      message: `Invalid according to Policy: Policy Condition failed: ${condition}`,
    })
  })

  test('a field that no condition covers is refused, unless it asks to be ignored', () => {
    expect(failureOf(() => admitExample({StorageClass: 'GLACIER'})).message).toBe(
      'Invalid according to Policy: Extra input fields: StorageClass',
    )
    expect(admitExample({'x-ignore-me': 'yes'}).key).toBe('user/user1/photo.jpg')
  })

  test('names and operators are compared without case, values with it', () => {
    const conditions = [...SIGNING, ['StArTs-WiTh', '$KeY', 'k.'], {bUcKeT: EXAMPLE.bucket}]
    expect(admit(conditions, {}).key).toBe('k.png')
    expect(failureOf(() => admit([...SIGNING, ['eq', '$key', 'K.png']], {})).code).toBe('AccessDenied')
  })

  test('a condition on an absent field fails, even when any value would do', () => {
    expect(failureOf(() => admit([...SIGNING, ['starts-with', '$content-type', '']], {})).message).toBe(
      'Invalid according to Policy: Policy Condition failed: ["starts-with", "$content-type", ""]',
    )
  })

  test('size ranges narrow one another and may be written as strings', () => {
    const ranges = [
      ['content-length-range', 5, 100],
      ['content-length-range', '1', '50'],
    ]
    expect(admit([...SIGNING, ...ranges], {}).byteRange).toEqual({min: 5, max: 50})
  })

  test.each<[string, unknown[], object | undefined]>([
    ['Invalid Policy: Policy missing expiration.', [], {expiration: undefined}],
    ['Invalid Policy: Policy missing conditions.', [], {conditions: undefined}],
    [
      "Invalid Policy: Invalid 'expiration' value: '2015-12-30 00:00:00 UTC'",
      [],
      {expiration: '2015-12-30 00:00:00 UTC'},
    ],
    [
      "Invalid Policy: Invalid 'expiration' value: '2015-12-30T00:00:00+02:00'",
      [],
      {expiration: '2015-12-30T00:00:00+02:00'},
    ],
    ["Invalid Policy: Invalid 'conditions' value: must be a List.", [], {conditions: {}}],
    [
      'Invalid Policy: Invalid Simple-Condition: Simple-Conditions must have exactly one property specified.',
      [{}],
      undefined,
    ],
    ['Invalid Policy: Invalid Simple-Condition: value must be a string.', [{'Content-Length': 5}], undefined],
    ['Invalid Policy: Invalid Condition: missing operation identifier.', [[]], undefined],
    ["Invalid Policy: Invalid Condition: unknown operation 'like'.", [['like', '$key', 'a']], undefined],
    [
      'Invalid Policy: Invalid content-length-range: wrong number of arguments.',
      [['content-length-range', 0]],
      undefined,
    ],
    [
      'Invalid Policy: Invalid content-length-range: bounds must not be negative.',
      [['content-length-range', -1, 0]],
      undefined,
    ],
    ['Invalid Policy: Invalid JSON.', [['content-length-range', 0, 512.5]], undefined],
    ['Invalid Policy: Invalid JSON.', [['eq', '$key', 5]], undefined],
    ['Invalid Policy: Invalid condition: must be a List or Object.', ['key'], undefined],
  ])('%s', (message, conditions, document) => {
    expect(failureOf(() => admit(conditions, {}, document))).toMatchObject({
      code: 'InvalidPolicyDocument',
      status: 400,
      message,
    })
  })

  test('a size range of words fails as a condition', () => {
    expect(failureOf(() => admit([['content-length-range', 'test', '10']], {})).message).toBe(
      'Invalid according to Policy: Policy Condition failed: ["content-length-range", "test", "10"]',
    )
  })

  test('a signed policy that is no JSON at all is refused as such', () => {
    const policy = base64('no JSON')
    const signature = signPolicy(policy, '20151229', EXAMPLE.credentials)
    expect(failureOf(() => admitExample({Policy: policy, 'X-Amz-Signature': signature})).message).toBe(
      'Invalid Policy: Invalid JSON.',
    )
  })
})

test('the wire form of an error is S3’s, with everything escaped that a sender could have put in', async () => {
  const error = new S3Error('AccessDenied', 'Extra input fields: <b>&"\u0001', {Field: '<x>'})
  const response = error.toResponse('0123456789ABCDEF')
  expect(response.headers.get('content-type')).toBe('application/xml')
  expect(await response.text()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code>' +
      '<Message>Extra input fields: &lt;b&gt;&amp;&quot;</Message><Field>&lt;x&gt;</Field>' +
      '<RequestId>0123456789ABCDEF</RequestId></Error>',
  )
})
