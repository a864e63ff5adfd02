import type {HotPayload} from 'vite'
import {z} from 'zod'

/** Environment variable: set when the sign-in link that was printed is to stay valid. */
export const KEEPS_SIGN_IN_LINK = 'KEEPS_SIGN_IN_LINK'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** The sources that a page is made from at this moment. */
export const pageSources = z.object({
  /** Grows with each change of a source. */
  version: z.number(),
  /** Style sheets in their order: the module that Vite's client knows each by, and its text. */
  sheets: z.array(z.object({id: z.string(), css: z.string()})),
})

export type PageSources = z.infer<typeof pageSources>
export type Sheet = PageSources['sheets'][number]

/** An answer of Vite to its module runner. */
export const invoked = z.union([z.object({error: z.unknown()}), z.object({result: z.unknown()})])

export type Invoked = z.infer<typeof invoked>

/** From the shop's process to the one that started it. */
export const toSupervisor = z.discriminatedUnion('kind', [
  z.object({kind: z.literal('answers'), origin: z.string(), signInLink: z.string().optional()}),
  z.object({kind: z.literal('sources'), id: z.number()}),
  // A request of Vite's module runner, of which only Vite knows the form.
  z.object({kind: z.literal('invoke'), id: z.number(), payload: z.custom<HotPayload>(isObject)}),
])

export type ToSupervisor = z.infer<typeof toSupervisor>

/** The answer from the process that started the shop's. */
export const toShop = z.object({id: z.number(), answer: z.unknown()})

export type ToShop = z.infer<typeof toShop>
