import {execFileSync} from 'node:child_process'
import {mkdirSync} from 'node:fs'
import {join} from 'node:path'

/**
 * Unpacks a data folder of version 0.1.0. A program of that version (commit c5650223) wrote it through its own routes, in
 * one run of a minute: content (settings, two categories with six products of one image, a testimonial, a draft),
 * an administrator with a password, a token, two choices, three measured visits, an error of a browser, an enquiry that was
 * saved (K7Q2MT), one that was erased (D7Y3KM), and an upload. It served four pages and a PDF. Then its lake could not be
 * written: an enquiry (W4X9NR) with a yes to advertising waited for the lake, and for Meta, until the program ended.
 */
export function unpackFormerFolder(dataDir: string) {
  mkdirSync(dataDir, {recursive: true})
  execFileSync('tar', ['-xzf', join(import.meta.dirname, 'test-data-folder-0.1.0.tar.gz'), '-C', dataDir])
}
