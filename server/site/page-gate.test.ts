import {expect, test} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import {openPageGate} from './page-gate.ts'

const openGate = () =>
  openPageGate(openAdmission({onNotice: () => undefined}), {
    rate: {perClient: 10, overall: 100, seconds: 60},
    slots: {perClient: 1, overall: 1, retrySeconds: 5},
  })

/** Keeps the processor busy. */
function work(milliseconds: number) {
  const spent = () => {
    const {user, system} = process.threadCpuUsage()
    return user + system
  }
  const end = spent() + milliseconds * 1000
  while (spent() < end) Math.hypot(1, 2)
}

test('a page that takes ten times as long, because it finds nothing, uses up what ten others do', async () => {
  const gate = openGate()
  const leave = await gate.admit('a')
  work(300)
  leave()
  await expect(gate.admit('a')).rejects.toMatchObject({status: 429})
  await expect(gate.admit('b')).resolves.toBeDefined()
})

test('pages that take no longer than others count once each', async () => {
  const gate = openGate()
  for (let page = 0; page < 10; page += 1) {
    const leave = await gate.admit('a')
    leave()
  }
  await expect(gate.admit('a')).rejects.toMatchObject({status: 429})
})
