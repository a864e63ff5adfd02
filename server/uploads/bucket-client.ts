import {AwsClient} from 'aws4fetch'
import type {Credentials} from './policy.ts'

export interface Bucket {
  bucket: string
  region: string
  /** Address of an S3-compatible service. Unset: Amazon's. */
  endpoint?: string | undefined
}

/** Requests to a bucket, signed with the credentials that Amazon's tools find: settings, a profile, or a role. */
export interface BucketClient {
  name: string
  /** Address of the bucket, which forms are posted to. */
  url: string
  credentials(): Promise<Credentials>
  /**
   * Sends a request for an object, or without a key for the bucket itself. The caller reads the body.
   * @returns undefined when there is no such object, or when it is not in the state that the request names
   * @throws Error that says what the service answered, and names a missing permission
   */
  send(key: string, init?: RequestInit): Promise<Response | undefined>
  has(key: string): Promise<boolean>
  put(key: string, body: string | Uint8Array<ArrayBuffer>, headers?: Record<string, string>): Promise<void>
  delete(key: string): Promise<void>
  /** An address of an object that works without credentials for some seconds, for one method. */
  sign(key: string, query: Record<string, string>, method: string): Promise<string>
}

/** Milliseconds until all bytes of an answer are there. */
const REQUEST_MS = 60_000
/** Further attempts after a failure of the service. */
const RETRIES = 2

/** Opens a bucket. The credentials are looked for at the first request. */
export function bucketClient({bucket, region, endpoint}: Bucket): BucketClient {
  const base = endpoint ? `${endpoint}/${bucket}` : amazonAddress(bucket, region)
  let find: Promise<() => Promise<Omit<Credentials, 'region'>>> | undefined
  const credentials = async () => {
    find ??= import('@aws-sdk/credential-provider-node').then(({defaultProvider}) => defaultProvider())
    return {...(await (await find)()), region}
  }
  const client = async () => {
    const {accessKeyId, secretAccessKey, sessionToken} = await credentials()
    const token = sessionToken === undefined ? {} : {sessionToken}
    return new AwsClient({accessKeyId, secretAccessKey, ...token, region, service: 's3', retries: RETRIES})
  }

  async function send(key: string, init: RequestInit = {}) {
    const signal = AbortSignal.timeout(REQUEST_MS)
    const response = await (await client()).fetch(`${base}/${key}`, {signal, ...init})
    if (response.ok) return response
    const text = await response.text()
    if (response.status === 404 || response.status === 412) return undefined
    // S3 sends 403 instead of 404 to a key that may not list objects.
    const hint = response.status === 403 ? 'Give its key s3:GetObject and s3:ListBucket. ' : ''
    const {method = 'GET'} = init
    throw new Error(
      `The bucket answered ${response.status} to ${method} ${key}. ${hint}${text.slice(0, 500)}`.trim(),
    )
  }

  return {
    name: bucket,
    url: new URL(base).href,
    credentials,
    send,
    has: async (key) => (await send(key, {method: 'HEAD'})) !== undefined,
    put: async (key, body, headers = {}) =>
      void (await (await send(key, {method: 'PUT', body, headers}))?.text()),
    delete: async (key) => void (await (await send(key, {method: 'DELETE'}))?.text()),
    async sign(key, query, method) {
      const address = new URL(`${base}/${key}`)
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      return (await (await client()).sign(address, {method, aws: {signQuery: true}})).url
    },
  }
}

/** A name with dots has no certificate of its own, so it goes into the path. */
function amazonAddress(bucket: string, region: string): string {
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`
}
