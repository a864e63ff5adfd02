import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {BENCH_TOKEN, startShop} from '../bench/shop-process.ts'
import type {Place, Target} from './target.ts'

export async function groqTarget(place: Place): Promise<Target> {
  const shop = await shopTarget(place)
  return {
    samples: [
      '*[_type == "product" && category._ref == "category-fountains"] | order(productId) [0...20] {name, "alt": image.alt}',
      '*[_type == "category"]{title, "count": count(*[_type == "product" && category._ref == ^._id])}',
      '*[title match "stone*" || name match ["gr*", "red"]] | score(boost(name match "granite", 3)) | order(_score desc)',
      '{"a": select(1 > 2 => 3, 4), "b": coalesce(null, [1, 2][0]), "c": dateTime("2024-01-01T00:00:00Z") + 5}',
      '*[_id in path("drafts.**") && defined(^.a)]{..., "x": @->name, b => {c}, "d": pt::text(body)}',
      'fn a::b($x) = $x{"n": name}; *[0..3]{"m": a::b(@)}',
    ].map((text) => Buffer.from(text)),
    words: [
      '*',
      '[',
      ']',
      '{',
      '}',
      '(',
      ')',
      '|',
      '->',
      '^',
      '@',
      '...',
      '"',
      '//',
      '$p',
      '&&',
      ' in ',
      ' match ',
      '=>',
      '::',
      '1e308',
      'order(',
      'score(',
      'count(',
      'text::query(',
    ],
    async parse(input) {
      const body = JSON.stringify({query: input.toString('utf8')})
      await shop.send('/lake/vX/data/query/production?perspective=raw', body)
    },
    close: () => shop.close(),
  }
}

/** Valid bodies, by path. */
const BODIES = {
  '/lake/v2025-02-19/data/mutate/production': [
    {mutations: [{createOrReplace: {_id: 'a', _type: 'note', list: [{_key: 'k', n: 1}]}}]},
    {
      mutations: [
        {patch: {id: 'a', set: {'list[_key=="k"].n': 2}, insert: {after: 'list[-1]', items: [{n: 3}]}}},
      ],
    },
    {
      mutations: [
        {
          patch: {
            query: '*[_type == "note"]',
            diffMatchPatch: {title: '@@ -1 +1 @@\n-a\n+b\n'},
            inc: {n: 1},
          },
        },
      ],
    },
  ],
  '/lake/v2025-02-19/data/actions/production': [
    {
      actions: [
        {
          actionType: 'sanity.action.document.edit',
          publishedId: 'a',
          draftId: 'drafts.a',
          patch: {set: {n: 1}},
        },
      ],
    },
    {actions: [{actionType: 'sanity.action.release.create', releaseId: 'r1', metadata: {title: 'R'}}]},
  ],
  '/lake/v1/auth/sign-in': [{password: 'x', email: 'a@b'}],
  '/forms/submissions': [
    {fields: [{name: 'page_url', value: 'https://shop.example/'}], context: {pageUri: '/'}},
  ],
  '/upload-service/get-upload-url': [{fileName: 'a.png', contentType: 'image/png'}],
}

export async function jsonTarget(place: Place): Promise<Target> {
  const shop = await shopTarget(place)
  return {
    samples: Object.entries(BODIES).flatMap(([path, bodies]) =>
      bodies.map((body) => Buffer.from(`${path}\n${JSON.stringify(body)}`)),
    ),
    words: [
      'null',
      'true',
      '{}',
      '[]',
      '""',
      '-1',
      '1e400',
      '"__proto__":',
      '"constructor":',
      '\\ud800',
      '"_id":',
      '"_type":',
      '"query":',
      '"unset":',
      'drafts.',
      'versions.',
      '[0:9]',
      '../../scripts',
    ],
    async parse(input) {
      const end = input.indexOf('\n')
      const path = input.subarray(0, Math.max(end, 0)).toString('latin1')
      // A changed path would only reach a missing page.
      const known = Object.keys(BODIES).find((address) => address === path) ?? '/forms/submissions'
      await shop.send(known, input.subarray(end + 1).toString('utf8'))
    },
    close: () => shop.close(),
  }
}

/** A shop of its own, with a new client for each request, so that no limit hides a parser. */
async function shopTarget({root, port}: Place) {
  const dataDir = await mkdtemp(join(tmpdir(), 'fuzz-shop-'))
  const shop = await startShop(root, dataDir, port)
  let count = 0
  return {
    async send(path: string, body: string) {
      count += 1
      const response = await fetch(shop.url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${BENCH_TOKEN}`,
          'x-forwarded-for': `198.18.${(count >> 8) & 255}.${count & 255}`,
        },
        body,
      })
      const text = await response.text()
      // 503 is an answer that the shop gives on purpose: too much at once, or no room.
      if (response.status >= 500 && response.status !== 503)
        throw new Error(`${response.status}: ${text.slice(0, 300)}`)
    },
    async close() {
      await shop.close()
      await rm(dataDir, {recursive: true, force: true})
    },
  }
}
