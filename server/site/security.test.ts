import {expect, test} from 'vitest'
import type {Env} from '../../contract/site/env.ts'
import {contentSecurityPolicy} from './security.ts'

const PLAIN: Env = {
  publicUrl: 'https://shop.example',
  apiBase: '/lake',
  liveBase: '/lake',
  imageBase: '/lake/images',
  projectId: 'stone-designs',
  dataset: 'production',
}

/** Sources of each directive. */
const policyFor = (env: Partial<Env>) =>
  Object.fromEntries(
    contentSecurityPolicy({scripts: [], styles: []}, {...PLAIN, ...env})
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  )

/** Hosts of other origins in all directives but `frame-src`, which is for maps. */
const hostsIn = (env: Partial<Env>) =>
  Object.entries(policyFor(env))
    .filter(([name]) => name !== 'frame-src')
    .flatMap(([, sources]) => sources.filter((source) => source.startsWith('http')))

test('a page of a default install may only connect to its own server', () => {
  expect(hostsIn({})).toEqual([])
})

test('the social pixel allows its own hosts: one for the script, both for its requests', () => {
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
  '%j allows Google’s tag, and no scripts from the hosts of beacons',
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

test('a page may connect to services elsewhere, and load nothing from them', () => {
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
  'a page cannot be framed, and runs neither plug-ins nor foreign scripts',
  (env) => {
    const policy = policyFor(env)
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
    expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe|\*/)
  },
)

test('a page of drafts may be framed by this site alone, and only its editor adds styles', () => {
  expect(policyFor({preview: 'edit'})['frame-ancestors']).toEqual(["'self'"])
  expect(policyFor({preview: 'edit'})['style-src']).toEqual(["'self'", "'unsafe-inline'"])
  expect(policyFor({preview: 'look'})['style-src']).not.toContain("'unsafe-inline'")
  expect(policyFor({})['frame-ancestors']).toEqual(["'none'"])
})
