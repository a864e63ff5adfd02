import {describe, expect, test} from 'vitest'
import {signPolicy} from './policy.ts'
import {EXAMPLE, SIGNING, admit, admitExample, base64, failureOf} from './test-example.ts'

describe('the conditions of a policy are checked as S3 checks them', () => {
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

  test('a field that no condition covers is rejected, unless its name marks it as ignored', () => {
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

  test('a signed policy that is no JSON is rejected as such', () => {
    const policy = base64('no JSON')
    const signature = signPolicy(policy, '20151229', EXAMPLE.credentials)
    expect(failureOf(() => admitExample({Policy: policy, 'X-Amz-Signature': signature})).message).toBe(
      'Invalid Policy: Invalid JSON.',
    )
  })
})
