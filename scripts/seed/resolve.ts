import type {SeedDocument, SeedValue, WantedPicture} from './documents.ts'
import type {JsonDocument, JsonValue} from './json.ts'
import type {PictureSeed} from './picture.ts'

/** Every picture of the documents, each file once. */
export function wantedPictures(documents: SeedDocument[]): PictureSeed[] {
  const pictures = new Map<string, PictureSeed>()
  const walk = (value: SeedValue | undefined) => {
    if (isWanted(value)) pictures.set(value.wanted.file, value.wanted)
    else if (typeof value === 'object') for (const child of Object.values(value)) walk(child)
  }
  for (const document of documents) walk(document)
  return [...pictures.values()]
}

/**
 * The document for the lake: every picture is an image field.
 * @param assets asset ids by picture file
 */
export function withAssets(document: SeedDocument, assets: ReadonlyMap<string, string>): JsonDocument {
  const {_id, _type, ...fields} = document
  return {_id, _type, ...fieldsWithAssets(fields, assets)}
}

function fieldsWithAssets(
  fields: {readonly [field: string]: SeedValue | undefined},
  assets: ReadonlyMap<string, string>,
) {
  const resolved: Record<string, JsonValue> = {}
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined) resolved[field] = valueWithAssets(value, assets)
  }
  return resolved
}

function valueWithAssets(value: SeedValue, assets: ReadonlyMap<string, string>): JsonValue {
  if (typeof value !== 'object') return value
  if (isList(value)) return value.map((child) => valueWithAssets(child, assets))
  if (!isWanted(value)) return fieldsWithAssets(value, assets)
  const {wanted, ...rest} = value
  const _ref = assets.get(wanted.file)
  if (!_ref) throw new Error(`No asset for ${wanted.file}`)
  return {
    ...fieldsWithAssets(rest, assets),
    _type: 'image',
    asset: {_type: 'reference', _ref},
    alt: wanted.alt,
  }
}

function isWanted(value: SeedValue | undefined): value is WantedPicture {
  return typeof value === 'object' && 'wanted' in value
}

function isList(value: SeedValue): value is readonly SeedValue[] {
  return Array.isArray(value)
}
