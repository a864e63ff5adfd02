import readExif from 'exif-reader'
import type {Json, JsonObject} from '../model/types.ts'

/** The hosted service's names for tags that the library `exif-reader` names differently. */
const HOSTED_NAMES: Record<string, string> = {
  DateTime: 'ModifyDate',
  ExifTag: 'ExifOffset',
  FocalLengthIn35mmFilm: 'FocalLengthIn35mmFormat',
  GPSTag: 'GPSInfo',
  ISOSpeedRatings: 'ISO',
}

/**
 * Camera data of a photograph, in the three parts that an upload can request.
 * A part that the photograph does not have, and tags that cannot be read, are left out.
 */
export function exifParts(buffer: Buffer): {image?: JsonObject; exif?: JsonObject; location?: JsonObject} {
  const tags = readTags(buffer)
  return {
    image: tags?.Image && {_type: 'sanity.imageExifTags', ...plain(tags.Image)},
    exif: tags?.Photo && {_type: 'sanity.imageExifMetadata', ...plain(tags.Photo)},
    location: tags?.GPSInfo && geopoint(tags.GPSInfo),
  }
}

function readTags(buffer: Buffer) {
  try {
    return readExif(buffer)
  } catch {
    return undefined
  }
}

function plain(tags: Record<string, unknown>) {
  const result: Record<string, Json> = {}
  for (const [name, value] of Object.entries(tags)) {
    const json = toJson(value)
    if (json !== undefined) result[HOSTED_NAMES[name] ?? name] = json
  }
  return result
}

/** A tag's value as JSON; `undefined` for binary values (maker notes, versions), which have no use as content. */
function toJson(value: unknown): Json | undefined {
  if (typeof value === 'string') return value.replaceAll('\0', '').trim()
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString()
  if (!Array.isArray(value)) return undefined
  const items = value.map(toJson)
  return items.every((item) => item !== undefined) ? items : undefined
}

interface GpsTags {
  GPSLatitude?: unknown
  GPSLatitudeRef?: unknown
  GPSLongitude?: unknown
  GPSLongitudeRef?: unknown
  GPSAltitude?: unknown
  GPSAltitudeRef?: unknown
}

function geopoint(gps: GpsTags): JsonObject | undefined {
  const lat = degrees(gps.GPSLatitude, gps.GPSLatitudeRef === 'S')
  const lng = degrees(gps.GPSLongitude, gps.GPSLongitudeRef === 'W')
  if (lat === undefined || lng === undefined) return undefined
  const point: JsonObject = {_type: 'geopoint', lat, lng}
  if (typeof gps.GPSAltitude === 'number')
    point['alt'] = gps.GPSAltitude * (gps.GPSAltitudeRef === 1 ? -1 : 1)
  return point
}

function degrees(value: unknown, negative: boolean) {
  if (!Array.isArray(value) || value.length !== 3) return undefined
  const [degrees, minutes, seconds] = value.map(Number)
  const sum = (degrees ?? NaN) + (minutes ?? NaN) / 60 + (seconds ?? NaN) / 3600
  if (!Number.isFinite(sum)) return undefined
  return negative ? -sum : sum
}
