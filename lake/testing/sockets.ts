import {once} from 'node:events'
import {afterAll, afterEach, beforeAll} from 'vitest'
import {WebSocket} from 'ws'
import {startTestServer, TEST_TOKEN, type TestServer} from './server.ts'
import {textOf} from '../listen/streams.ts'

/** A WebSocket that returns its messages one by one, without heartbeats. */
class Socket {
  readonly #socket: WebSocket
  readonly #messages: string[] = []
  #wake: () => void = () => undefined
  readonly closed: Promise<number>

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => {
      const text = textOf(data)
      if (text === '♥') return
      this.#messages.push(text)
      this.#wake()
    })
    this.closed = new Promise((resolve) => socket.on('close', resolve))
  }

  send(message: unknown) {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** The next message, parsed. */
  async next(): Promise<Record<string, unknown>> {
    while (this.#messages.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve))
    return JSON.parse(this.#messages.shift() ?? 'null')
  }

  async take(count: number) {
    const messages: Record<string, unknown>[] = []
    while (messages.length < count) messages.push(await this.next())
    return messages
  }

  close() {
    this.#socket.close()
  }
}

export const bearer = {authorization: `Bearer ${TEST_TOKEN}`}

/** @param dataset name */
export const listenPath = (query: string, dataset = 'production') =>
  `/lake/v2021-06-07/data/listen/${dataset}?${new URLSearchParams({query, includeMutations: 'false'})}`

/** A server for all tests of a file. Its sockets are closed after each test. */
export function newSocketsForEachTest() {
  let server: TestServer
  const open: Socket[] = []

  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close()
  })

  /** @param path below that of the lake */
  async function openSocket(path: string): Promise<Socket> {
    const socket = new WebSocket(server.base.replace('http', 'ws') + path)
    const opened = new Socket(socket)
    open.push(opened)
    await once(socket, 'open')
    return opened
  }

  return {
    openSocket,
    /** Opens a socket for presence in a dataset, with a function that calls its methods. */
    async presence(this: void, dataset = 'production') {
      const socket = await openSocket(`/v2022-06-30/socket/${dataset}?tag=x`)
      let id = 0
      const call = async (method: string, params: Record<string, unknown> = {}) => {
        socket.send({jsonrpc: '2.0', id: String(++id), method, params: {...params, apiVersion: 'v1'}})
        return socket.next()
      }
      return {socket, call}
    },
    get server() {
      return server
    },
  }
}
