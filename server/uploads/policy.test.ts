import {describe, expect, test} from 'vitest'
import type {FormFields} from './conditions.ts'
import {admitPost, presignPost, signPolicy} from './policy.ts'
import {S3Error} from './s3-error.ts'
import {EXAMPLE, admitExample, base64, exampleFields, failureOf, form} from './test-example.ts'

test('signs Amazon’s documented example with the documented signature', () => {
  expect(signPolicy(base64(EXAMPLE.policy), '20151229', EXAMPLE.credentials)).toBe(EXAMPLE.signature)
})

test('signs a policy of Amazon’s Python SDK with the signature of that SDK', () => {
  const conditions =
    '[{"bucket": "sigv4examplebucket"}, {"key": "user/user1/photo.jpg"}, {"x-amz-algorithm": "AWS4-HMAC-SHA256"}, {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"}, {"x-amz-date": "20151229T000000Z"}]'
  const policy = base64(`{"expiration": "2015-12-29T01:00:00Z", "conditions": ${conditions}}`)
  expect(signPolicy(policy, '20151229', EXAMPLE.credentials)).toBe(
    '3364624b39010d9b06f5d9b8c9a18a6e478d261c048159c92f2fd6fa885f14e6',
  )
})

/** What `createPresignedPost` of Amazon's SDK 3.1138.0 made for `PERMISSION` at `AT`, without and with a session. */
const AT = Date.parse('2026-11-21T10:11:12.345Z')
const PERMISSION = {
  bucket: 'shop',
  key: 'uploads/gate-0123456789abcdef.png',
  contentType: 'image/png',
  byteRange: {min: 1, max: 20_969_471},
  expiresInSeconds: 900,
}
const sdkFields = (session: [string, string][], signature: string) => {
  const fields = [
    ['Content-Type', 'image/png'],
    ['bucket', 'shop'],
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', 'AKIAIOSFODNN7EXAMPLE/20261121/us-east-1/s3/aws4_request'],
    ['X-Amz-Date', '20261121T101112Z'],
    ...session,
    ['key', 'uploads/gate-0123456789abcdef.png'],
  ]
  const conditions = [
    ['content-length-range', 1, 20_969_471],
    ...fields.map(([name = '', value]) => ({[name]: value})),
  ]
  const policy = base64(JSON.stringify({expiration: '2026-11-21T10:26:12Z', conditions}))
  return [...fields, ['Policy', policy], ['X-Amz-Signature', signature]]
}

test.each([
  ['a key', {}, sdkFields([], '2d6e95fbc8a7b6af40cdf8cd9636ac027b87db44271bd042a3f03a368f09a083')],
  [
    'the session of a role',
    {sessionToken: 'a session token'},
    sdkFields(
      [['X-Amz-Security-Token', 'a session token']],
      '0d006184dd74dfdbd6f37ad6b81a65c0557e036dbeb3d846ee130bdb1fe3a1eb',
    ),
  ],
])('a form signed with %s equals the one of Amazon’s SDK for the same permission', (_, session, expected) => {
  const fields = presignPost(PERMISSION, {...EXAMPLE.credentials, ...session}, AT)
  expect(Object.entries(fields)).toEqual(expected)
  expect(admitPost(form(fields), 'shop', EXAMPLE.credentials, AT)).toEqual({
    key: PERMISSION.key,
    contentType: 'image/png',
    byteRange: PERMISSION.byteRange,
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

  test('a wrong scope, algorithm or date is rejected in S3’s words', () => {
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
})

test('an error has the XML of S3, with all input of the sender escaped', async () => {
  const error = new S3Error('AccessDenied', 'Extra input fields: <b>&"\u0001', {Field: '<x>'})
  const response = error.toResponse('0123456789ABCDEF')
  expect(response.headers.get('content-type')).toBe('application/xml')
  expect(await response.text()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code>' +
      '<Message>Extra input fields: &lt;b&gt;&amp;&quot;</Message><Field>&lt;x&gt;</Field>' +
      '<RequestId>0123456789ABCDEF</RequestId></Error>',
  )
})
