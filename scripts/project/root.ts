import {join} from 'node:path'

/** Folder of the project: absolute. */
export const root = join(import.meta.dirname, '../..')
