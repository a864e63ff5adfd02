import {expect, test} from 'vitest'
import type {SiteEnv} from './env.ts'
import {contentSecurityPolicy} from './security.ts'

const PLAIN: SiteEnv = {
  publicUrl: 'https://shop.example',
  apiBase: '/lake',
  liveBase: '/lake',
  imageBase: '/lake/images',
  projectId: 'stone-designs',
  dataset: 'production',
}

/** Sources of each directive. */
const policyFor = (env: Partial<SiteEnv>) =>
  Object.fromEntries(
    contentSecurityPolicy('', {...PLAIN, ...env})
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )

/** Hosts of other origins in all directives but that of frames, which shows maps. */
const hostsIn = (env: Partial<SiteEnv>) =>
  Object.entries(policyFor(env))
    .filter(([name]) => name !== 'frame-src')
    .flatMap(([, sources]) => sources.filter((source) => source.startsWith('http')))

test('a default install lets a page speak to its own server alone', () => {
  expect(hostsIn({})).toEqual([])
})

test('the social pixel opens the page to its own hosts: one for the script, both for what it sends', () => {
  const policy = policyFor({metaPixelId: '1'})
  expect(policy['script-src']).toEqual(["'self'", 'https://connect.facebook.net'])
  for (const name of ['img-src', 'connect-src']) {
    expect(policy[name]).toEqual(
      expect.arrayContaining(['https://connect.facebook.net', 'https://www.facebook.com']),
    )
  }
  expect(hostsIn({metaPixelId: '1'}).filter((host) => host.includes('google'))).toEqual([])
})

test.each([{gaMeasurementId: 'G-1'}, {googleAdsSendTo: 'AW-1/a'}])(
  '%j opens it to Google’s tag, and beacons may not bring scripts',
  (env) => {
    const policy = policyFor(env)
    expect(policy['script-src']).toContain('https://www.googletagmanager.com')
    expect(policy['script-src']).not.toContain('https://*.google-analytics.com')
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['https://*.google-analytics.com', 'https://*.g.doubleclick.net']),
    )
    expect(policy['img-src']).toContain('https://www.google.co.in')
    expect(hostsIn(env).filter((host) => host.includes('facebook'))).toEqual([])
  },
)

test('services elsewhere may be spoken to, and nothing more', () => {
  const env = {
    formsLeadsUrl: 'https://forms.example/leads?x=1',
    ipLookupUrl: 'https://ip.example/json',
    uploadUrls: ['https://files.s3.ap-south-1.amazonaws.com'],
  }
  expect(policyFor(env)['connect-src']).toEqual([
    "'self'",
    'https://forms.example',
    'https://ip.example',
    'https://files.s3.ap-south-1.amazonaws.com',
  ])
  expect(policyFor(env)['script-src']).toEqual(["'self'"])
})

test.each([PLAIN, {...PLAIN, metaPixelId: '1', gaMeasurementId: 'G-1'}])(
  'no page is framed, has plug-ins or runs what it was not made with',
  (env) => {
    const policy = policyFor(env)
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe|\*/)
  },
)
