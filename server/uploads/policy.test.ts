import {describe, expect, test} from 'vitest'
import {admitPost, presignPost, signPolicy, type FormFields} from './policy.ts'
import {S3Error} from './s3-error.ts'

const CREDENTIALS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
/** The worked example of Amazon's documentation (`sigv4-post-example`). */
const EXAMPLE = {
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

test('signs Amazon’s documented example with the documented signature', () => {
  expect(signPolicy(base64(EXAMPLE.policy), '20151229', CREDENTIALS)).toBe(EXAMPLE.signature)
})

test('signs a policy of Amazon’s Python SDK with the signature of that SDK', () => {
  const conditions =
    '[{"bucket": "sigv4examplebucket"}, {"key": "user/user1/photo.jpg"}, {"x-amz-algorithm": "AWS4-HMAC-SHA256"}, {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"}, {"x-amz-date": "20151229T000000Z"}]'
  const policy = base64(`{"expiration": "2015-12-29T01:00:00Z", "conditions": ${conditions}}`)
  expect(signPolicy(policy, '20151229', CREDENTIALS)).toBe(
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
  const fields = presignPost(PERMISSION, {...CREDENTIALS, ...session}, AT)
  expect(Object.entries(fields)).toEqual(expected)
  expect(
    admitPost(
      new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value])),
      CREDENTIALS,
      AT,
    ),
  ).toEqual({
    key: PERMISSION.key,
    contentType: 'image/png',
    byteRange: PERMISSION.byteRange,
  })
})

const formWith = (changes: Record<string, string> = {}): FormFields => {
  const fields = {...presignPost(PERMISSION, CREDENTIALS, AT), ...changes}
  return new Map(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))
}
const admit =
  (changes?: Record<string, string>, now = AT) =>
  () =>
    admitPost(formWith(changes), CREDENTIALS, now)
const code = (name: string, message?: string) =>
  expect.objectContaining({code: name, ...(message !== undefined && {message})})

describe('a form is checked as S3 checks it', () => {
  test('a changed signature, another policy and another secret do not match', () => {
    const signature = formWith().get('x-amz-signature') ?? ''
    const changed: Record<string, string>[] = [
      {'X-Amz-Signature': signature.replace('8', '9')},
      {'X-Amz-Signature': signature.slice(1)},
      {'X-Amz-Signature': signature.toUpperCase()},
      {'X-Amz-Signature': 'ü'.repeat(64)},
      {Policy: (formWith().get('policy') ?? '').slice(0, -4)},
      {Policy: base64('{"expiration": "2099-01-01T00:00:00Z", "conditions": []}')},
      {Policy: base64('no JSON')},
    ]
    for (const changes of changed) expect(admit(changes)).toThrow(code('SignatureDoesNotMatch'))
    const other = {...CREDENTIALS, secretAccessKey: 'another'}
    expect(() => admitPost(formWith(), other, AT)).toThrow(code('SignatureDoesNotMatch'))
  })

  test('a policy expires at the instant it says', () => {
    const end = Date.parse('2026-11-21T10:26:12Z')
    expect(admit({}, end - 1)().key).toBe(PERMISSION.key)
    expect(admit({}, end)).toThrow(code('AccessDenied', 'Invalid according to Policy: Policy expired.'))
  })

  test.each(['key', 'Policy', 'X-Amz-Credential', 'X-Amz-Signature'])(
    'a missing field %s is named',
    (name) => {
      for (const fields of [
        formWith({[name]: ''}),
        new Map([...formWith()].filter(([key]) => key !== name.toLowerCase())),
      ])
        expect(() => admitPost(fields, CREDENTIALS, AT)).toThrow(
          code(
            'InvalidArgument',
            `Bucket POST must contain a field named '${name}'.  If it is specified, please check the order of the fields.`,
          ),
        )
    },
  )

  test.each([
    ['key', 'uploads/other-0123456789abcdef.png'],
    ['Content-Type', 'text/html'],
    ['Content-Type', 'image/png,text/html'],
    ['bucket', 'another'],
    ['X-Amz-Algorithm', 'AWS4-HMAC-MD5'],
    ['X-Amz-Date', '20261122T101112Z'],
    ['X-Amz-Credential', 'OTHER/20261121/us-east-1/s3/aws4_request'],
  ])('a field %s of the value %s was not signed', (name, value) => {
    expect(admit({[name]: value})).toThrow(code('AccessDenied'))
  })

  test('a field that no condition covers is rejected', () => {
    for (const name of ['acl', 'StorageClass', 'success_action_redirect'])
      expect(admit({[name]: 'x'})).toThrow(
        code('AccessDenied', `Invalid according to Policy: Extra input fields: ${name.toLowerCase()}`),
      )
  })
})

test('an error has the XML of S3, with all input of the client escaped', async () => {
  const error = new S3Error('AccessDenied', 'Extra input fields: <b>&"\u0001', {Field: '<x>'})
  const response = error.getResponse()
  expect(response.headers.get('content-type')).toBe('application/xml')
  expect(await response.text()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code>' +
      '<Message>Extra input fields: &lt;b&gt;&amp;&quot;</Message><Field>&lt;x&gt;</Field></Error>',
  )
})
