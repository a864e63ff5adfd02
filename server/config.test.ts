import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseEnv} from 'node:util'
import {expect, test} from 'vitest'
import {ConfigError, readConfig, warningsOf} from './config.ts'

test('without settings it is the embedded lake on loopback, port 3000', () => {
  expect(readConfig({}, '/shop')).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: '/shop/.data',
    content: {kind: 'embedded', projectId: 'stone-designs', dataset: 'production', token: undefined},
  })
})

test('.env.example has the same effect as no settings', () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8'))
  expect(readConfig(example, '/shop')).toEqual(readConfig({}, '/shop'))
})

test('SANITY_PROJECT_ID alone switches to hosted Sanity', () => {
  const {content} = readConfig({SANITY_PROJECT_ID: 'abc123', SANITY_API_TOKEN: 'secret'}, '/shop')
  expect(content).toEqual({kind: 'hosted', projectId: 'abc123', dataset: 'production', token: 'secret'})
})

const SINKS = {FORMS_SUBMISSIONS_URL: 'https://forms.example/s', FORMS_LEADS_URL: 'https://forms.example/l'}

test.each<[string, Record<string, string>, number]>([
  ['not needed by the embedded lake', {}, 0],
  ['missing on hosted Sanity, so enquiries wait', {SANITY_PROJECT_ID: 'abc123'}, 1],
  ['set, so they are saved', {SANITY_PROJECT_ID: 'abc123', SANITY_API_TOKEN: 'secret'}, 0],
  ['not needed where another service receives all of them', {SANITY_PROJECT_ID: 'abc123', ...SINKS}, 0],
  [
    'missing where another service receives half of them',
    {SANITY_PROJECT_ID: 'abc123', FORMS_LEADS_URL: SINKS.FORMS_LEADS_URL},
    1,
  ],
])('a token for leads: %s', (_, environment, count) => {
  const warnings = warningsOf(readConfig(environment, '/shop'))
  expect(warnings).toHaveLength(count)
  for (const warning of warnings) expect(warning).toContain('SANITY_API_TOKEN')
})

test('backups are made inside the data folder unless they have a folder of their own, or are off', () => {
  const backupsWith = (environment: Record<string, string>) => readConfig(environment, '/shop').backups
  expect(backupsWith({DATA_DIR: 'state'})).toEqual({dir: '/shop/state/backups'})
  expect(backupsWith({BACKUP_DIR: '/mnt/other', BACKUP_COMMAND: 'true'})).toEqual({
    dir: '/mnt/other',
    command: 'true',
  })
  expect(backupsWith({BACKUP_DIR: 'off'})).toBeUndefined()
})

test('the public address follows the port and loses its trailing slash', () => {
  expect(readConfig({PORT: '4000'}, '/').publicUrl).toBe('http://localhost:4000')
  expect(readConfig({PUBLIC_URL: 'https://shop.example/'}, '/').publicUrl).toBe('https://shop.example')
})

test('all wrong settings are named together', () => {
  const wrong = {
    PORT: 'many',
    PUBLIC_URL: 'shop',
    SANITY_PROJECT_ID: 'No Spaces',
    LAKE_TOKEN: 'short',
    HISTORY_DAYS: '0',
    UPLOAD_DAYS: '0',
    FIELD_SAMPLE: '101',
    SECURITY_CONTACT: 'the owner',
    OFFLINE: 'no',
    PICTURES_AHEAD: 'no',
    ADS_FEED_USER: 'a:b',
    ADS_FEED_PASSWORD: 'short',
  }
  expect(() => readConfig(wrong, '/')).toThrow(ConfigError)
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong, '/')).toThrow(name)
})

test.each([
  ['owner@shop.example', 'mailto:owner@shop.example'],
  ['mailto:owner@shop.example', 'mailto:owner@shop.example'],
  ['https://shop.example/contact', 'https://shop.example/contact'],
  ['', undefined],
])('the security contact %j becomes %j', (SECURITY_CONTACT, contact) => {
  expect(readConfig({SECURITY_CONTACT}, '/').securityContact).toBe(contact)
})

test('proxies are split at commas', () => {
  expect(readConfig({TRUSTED_PROXIES: '10.0.0.1, ::1'}, '/').trustedProxies).toEqual(['10.0.0.1', '::1'])
  expect(readConfig({TRUSTED_PROXIES: '10.0.0.0/8,fd00::/8'}, '/').trustedProxies).toEqual([
    '10.0.0.0/8',
    'fd00::/8',
  ])
})

test.each(['localhost', '10.0.0.0/40', '10.0.0.1:8080', '*'])('the proxy %j is rejected by name', (entry) => {
  const read = () => readConfig({TRUSTED_PROXIES: `127.0.0.1, ${entry}`}, '/')
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(`TRUSTED_PROXIES: "${entry}" is neither an IP address nor a network`)
})

test('a bucket without its region is rejected', () => {
  expect(() => readConfig({UPLOAD_BUCKET: 'files'}, '/')).toThrow('UPLOAD_REGION')
  expect(readConfig({UPLOAD_BUCKET: 'files', UPLOAD_REGION: 'ap-south-1'}, '/').bucket).toMatchObject({
    bucket: 'files',
    region: 'ap-south-1',
  })
})

test('conversions need both a user and a password, and a token of Meta needs its pixel', () => {
  const feed = {ADS_FEED_USER: 'google', ADS_FEED_PASSWORD: 'a-long-random-password'}
  expect(readConfig(feed, '/').adsFeed).toEqual({user: 'google', password: 'a-long-random-password'})
  expect(readConfig({}, '/').adsFeed).toBeUndefined()
  expect(readConfig({GOOGLE_STORE_CODE: 'HYD-1'}, '/').storeCode).toBe('HYD-1')
  expect(() => readConfig({GOOGLE_STORE_CODE: 'two words'}, '/')).toThrow('without spaces')
  expect(() => readConfig({ADS_FEED_USER: 'google'}, '/')).toThrow('or neither')
  expect(() => readConfig({META_CAPI_TOKEN: 'token'}, '/')).toThrow('META_CAPI_TOKEN needs META_PIXEL_ID too')
  expect(readConfig({META_CAPI_TOKEN: 'token', META_PIXEL_ID: '7'}, '/').metaToken).toBe('token')
})

test('a webhook needs its secret and encryption, except to this machine; e-mail needs a server', () => {
  const hook = {NOTIFY_WEBHOOK_URL: 'https://crm.example/hook', NOTIFY_WEBHOOK_SECRET: 'a-secret'}
  expect(readConfig(hook, '/').alerts.webhook).toEqual({url: hook.NOTIFY_WEBHOOK_URL, secret: 'a-secret'})
  const local = {...hook, NOTIFY_WEBHOOK_URL: 'http://127.0.0.1:8080/'}
  expect(readConfig(local, '/').alerts.webhook).toMatchObject({url: 'http://127.0.0.1:8080/'})
  expect(readConfig({}, '/').alerts).toEqual({isPushAnywhere: false})
  expect(() => readConfig({NOTIFY_WEBHOOK_URL: 'https://crm.example'}, '/')).toThrow('or neither')
  expect(() => readConfig({...hook, NOTIFY_WEBHOOK_URL: 'http://crm.example'}, '/')).toThrow(
    'must start with',
  )
  expect(() => readConfig({NOTIFY_EMAIL_TO: 'owner@shop.example'}, '/')).toThrow('needs SMTP_URL too')
  expect(() => readConfig({SMTP_URL: 'mail.example', NOTIFY_EMAIL_TO: 'owner'}, '/')).toThrow(
    /SMTP_URL must be such as[^]*NOTIFY_EMAIL_TO must be e-mail addresses/,
  )
})

test('enquiries are kept for two years unless another number of days is set; 0 keeps them for ever', () => {
  expect(readConfig({}, '/').content).toMatchObject({leadDays: 730})
  expect(readConfig({LEAD_DAYS: '30'}, '/').content).toMatchObject({leadDays: 30})
  expect(readConfig({LEAD_DAYS: '0'}, '/').content).toMatchObject({leadDays: undefined})
  expect(() => readConfig({LEAD_DAYS: '-1'}, '/')).toThrow('LEAD_DAYS must be at least 0')
})

test('history is kept for ever unless a number of days is set', () => {
  expect(readConfig({}, '/').content).toMatchObject({historyDays: undefined})
  expect(readConfig({HISTORY_DAYS: '90'}, '/').content).toMatchObject({historyDays: 90})
  expect(readConfig({}, '/').content).toMatchObject({auditDays: 400})
  expect(() => readConfig({AUDIT_DAYS: '0'}, '/')).toThrow('AUDIT_DAYS must be at least 1')
  expect(() => readConfig({ERROR_DAYS: 'x', CONSENT_DAYS: '0'}, '/')).toThrow(
    /ERROR_DAYS must be a number[^]*CONSENT_DAYS must be at least 1/,
  )
})

test('uploaded files are kept for ever unless a number of days is set', () => {
  expect(readConfig({}, '/').uploadDays).toBeUndefined()
  expect(readConfig({UPLOAD_DAYS: '365'}, '/').uploadDays).toBe(365)
})

test.each(['proxy corp:8080', 'proxy.example:8080', 'socks5://proxy:1080'])(
  'a proxy written as %j is a sentence that shows how to write it',
  (proxy) => {
    expect(() => readConfig({HTTP_PROXY: proxy}, '/shop')).toThrow(
      /^These settings cannot be used:\n {2}HTTP_PROXY: write the proxy as an address/,
    )
    expect(readConfig({HTTPS_PROXY: 'http://proxy.example:8080'}, '/shop').port).toBe(3000)
  },
)
