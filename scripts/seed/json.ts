import {z} from 'zod'

export type JsonValue = null | boolean | number | string | JsonValue[] | {[key: string]: JsonValue}

/** A document as the lake returns it. */
export type JsonDocument = {_id: string; _type: string; [field: string]: JsonValue}

const jsonValue: z.ZodType<JsonValue> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string(),
    z.array(jsonValue),
    z.record(z.string(), jsonValue),
  ]),
)

export const jsonDocument = z.object({_id: z.string(), _type: z.string()}).catchall(jsonValue)
