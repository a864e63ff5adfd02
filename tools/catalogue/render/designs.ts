import {readFileSync} from 'node:fs'
import {z} from 'zod'

/** One object or room in one setting: JSON that the modules in `blender/` read. Lengths are metres. */
const scene = z.record(z.string(), z.json())

export type Scene = z.infer<typeof scene>

const product = z.strictObject({id: z.string(), scene})

const room = z.strictObject({name: z.string(), width: z.int(), height: z.int(), scene})

/** The form of a room, which names its products, such as `{"scene": "fountain/FOU-001", "x": 0.95, …}`. */
const roomForm = z.object({members: z.array(z.looseObject({scene: z.string()}))})

const read = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(new URL(`designs/${name}.json`, import.meta.url), 'utf8')))

/** The designs of a category's products, in the shop's order. */
export const designsOf = (category: string): z.infer<typeof product>[] => read(category, z.array(product))

/** Every picture of the site itself except the collage, which is made from other masters. */
export function siteDesigns(): z.infer<typeof room>[] {
  return read('site', z.array(room)).map((design) => ({...design, scene: withScenes(design.scene)}))
}

/** A room in which the scenes of its products replace their names. Any other scene stays as it is. */
function withScenes(whole: Scene): Scene {
  const {data} = roomForm.safeParse(whole.form)
  if (!data) return whole
  const members = data.members.map((member) => ({...member, scene: sceneOf(member.scene)}))
  return scene.parse({...whole, form: {...scene.parse(whole.form), members}})
}

/** @throws Error for a name without a design */
function sceneOf(name: string): Scene {
  const [category = '', id] = name.split('/')
  const design = designsOf(category).find((one) => one.id === id)
  if (!design) throw new Error(`designs/site.json names ${name}, which has no design.`)
  return design.scene
}
