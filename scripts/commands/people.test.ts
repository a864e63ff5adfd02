import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {expect, onTestFinished, test} from 'vitest'
import {openLake} from '@stone-designs/lake'
import {newAuthenticator} from '@stone-designs/lake/testing/authenticator'
import {root} from '../project/root.ts'

const ASHA = 'asha@shop.example'

function newShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'people-'))
  const lake = openLake({
    dataDir,
    publicBase: 'http://shop.example/lake',
    projectId: 'stone',
    dataset: 'production',
  })
  onTestFinished(() => {
    lake.close()
    rmSync(dataDir, {recursive: true, force: true})
  })
  return {
    lake,
    people: (args: string[], input = '') => run(dataDir, ['people', ...args], input),
    owner: (input: string) => run(dataDir, ['owner'], input),
  }
}

async function run(dataDir: string, [name, ...args]: string[], input: string) {
  const child = spawn(process.execPath, [`scripts/commands/${name}.ts`, ...args], {
    cwd: root,
    env: {...process.env, SANITY_PROJECT_ID: '', DATA_DIR: dataDir},
  })
  child.stdin.end(input)
  const closed = once(child, 'close')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  await closed
  return {output: out + err, code: child.exitCode}
}

test('adds a person, changes their role and password, signs them out and removes them beside a running server', async () => {
  const {lake, people} = newShop()
  const added = await people(['add', ASHA, '--name', 'Asha Rao', '--role', 'editor'])
  const [, code = ''] = /#sign-in=(\S+)/.exec(added.output) ?? []
  const {token, identity} = lake.people.signInWithCode(code)
  expect(identity).toMatchObject({name: 'Asha Rao', role: 'editor'})
  expect((await people(['sessions'])).output).toMatch(
    /^\S{10} {2}since \S+ \S+ GMT.* {2}asha@shop.example\n$/,
  )
  expect((await people([])).output).toMatch(/asha@shop.example\s+editor\s+link only\s+Asha Rao/)

  await people(['role', ASHA, '--role', 'viewer'])
  const headers = new Headers({authorization: `Bearer ${token}`})
  expect(lake.people.identify(headers)?.role).toBe('viewer')
  expect((await people(['password', ASHA], 'kota jalli river seven\n')).output).toContain(
    'The password is set',
  )
  expect(() => lake.people.identify(headers)).toThrow('Session not found')
  await lake.people.signInWithPassword('kota jalli river seven', ASHA)
  expect((await people(['sign-out', ASHA])).output).toBe('Sessions ended: 1.\n')
  expect((await people(['remove', ASHA])).code).toBe(0)
  await expect(lake.people.signInWithPassword('kota jalli river seven', ASHA)).rejects.toThrow('not right')
}, 30_000)

test('answers a missing or wrong word with a sentence, and lets nobody in', async () => {
  const {lake, people} = newShop()
  const attempts: [string[], string][] = [
    [['add', ASHA, '--role', 'editor'], 'needs a name'],
    [['add', ASHA, '--name', 'Asha'], 'needs a role'],
    [['add', 'asha', '--name', 'Asha', '--role', 'editor'], 'not an e-mail address'],
    [['remove', 'owner'], 'The owner always stays'],
    [['link', ASHA], 'There is no person'],
    [['password'], 'Name the person'],
    [['invite', ASHA], 'There is no "invite"'],
    [['foo'], 'There is no "foo"'],
    [['list', ASHA], `"${ASHA}" is one word too many`],
    [['remove', ASHA, 'now'], '"now" is one word too many'],
  ]
  for (const [args, sentence] of attempts)
    expect(await people(args), args.join(' ')).toMatchObject({
      code: 1,
      output: expect.stringContaining(sentence),
    })
  expect(lake.people.staff.list()).toHaveLength(1)
}, 30_000)

test('lists and removes a person’s passkeys, and names them when sessions end', async () => {
  const {lake, people} = newShop()
  await people(['add', ASHA, '--name', 'Asha Rao', '--role', 'editor'])
  expect((await people(['passkeys', ASHA])).output).toBe(`${ASHA} has no passkeys.\n`)
  const site = {origin: 'https://shop.example', domain: 'shop.example'}
  const {passkeys, staff} = lake.people
  const device = newAuthenticator()
  const {challenge} = await passkeys.optionsToAdd(staff.find(ASHA), site)
  const response = device.create({...site, challenge})
  await passkeys.add(staff.find(ASHA), {name: 'Phone of Asha', response, sender: ''}, site)
  const shown = Buffer.from(device.id, 'base64url').toString('hex').slice(0, 10)
  const listed = (await people(['passkeys', ASHA])).output
  expect(listed).toMatch(/ {2}added .* {2}not used yet {2}Phone of Asha\n$/)
  expect(listed.startsWith(shown)).toBe(true)
  expect((await people([])).output).toMatch(/asha@shop.example\s+editor\s+passkey\s+Asha Rao/)
  expect((await people(['sign-out', ASHA])).output).toContain('Passkeys that still sign this person in: 1.')
  expect(await people(['passkeys', ASHA, '--remove', 'other'])).toMatchObject({code: 1})
  const removed = await people(['passkeys', ASHA, '--remove', shown])
  expect(removed.output).toBe('The passkey "Phone of Asha" signs in no more.\n')
  expect(passkeys.list(staff.find(ASHA).id)).toEqual([])
}, 30_000)

test('a new password of the owner ends the passkeys, and says so', async () => {
  const {lake, people, owner} = newShop()
  const {passkeys, staff} = lake.people
  expect((await owner('stone fountains of the deccan\n')).output).not.toContain('Passkeys')
  const site = {origin: 'https://shop.example', domain: 'shop.example'}
  const person = staff.find('owner@localhost')
  const {challenge} = await passkeys.optionsToAdd(person, site)
  const response = newAuthenticator().create({...site, challenge})
  await passkeys.add(person, {name: 'Phone', response, sender: ''}, site)
  expect((await owner('marble elephants of jaipur\n')).output).toContain(
    'Passkeys that ended with the former password: 1.',
  )
  expect((await people(['passkeys', 'owner@localhost'])).output).not.toContain('Phone')
}, 30_000)
