import {expect, test} from 'vitest'
import {manifestSchema, scriptChain} from './scripts.ts'

const manifest = manifestSchema.parse({
  'entry.ts': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_runtime.js'],
    dynamicImports: ['boot.ts', 'start.ts'],
  },
  '_runtime.js': {file: 'runtime.js'},
  'boot.ts': {file: 'boot.js', imports: ['_library.js']},
  'start.ts': {file: 'start.js', imports: ['_library.js', '_runtime.js'], dynamicImports: ['later.ts']},
  '_library.js': {file: 'library.js', imports: ['_helper.js']},
  '_helper.js': {file: 'helper.js', imports: ['_library.js']},
  'later.ts': {file: 'later.js'},
  'page.tsx': {file: 'page.js', imports: ['_library.js', '_card.js'], dynamicImports: ['_dialog-1.js']},
  '_card.js': {file: 'card.js'},
  '_dialog-1.js': {file: 'dialog.js', name: 'dialog', imports: ['page.tsx']},
})

test('a chain holds what the entry and the page load, nearest first and each file once', () => {
  expect(scriptChain(manifest, ['page.tsx'])).toEqual({
    first: ['entry.js', 'runtime.js'],
    later: ['boot.js', 'start.js', 'page.js', 'library.js', 'card.js', 'helper.js'],
  })
})

test('a part may be named by its chunk, and an unknown part adds nothing', () => {
  expect(scriptChain(manifest, ['page.tsx', 'dialog']).later).toContain('dialog.js')
  expect(scriptChain(manifest, ['gone.tsx']).later).toEqual([
    'boot.js',
    'start.js',
    'library.js',
    'helper.js',
  ])
})

test('a build that names a missing chunk, or no entry, is refused', () => {
  const broken = manifestSchema.parse({'entry.ts': {file: 'entry.js', isEntry: true, imports: ['_gone.js']}})
  expect(() => scriptChain(broken, [])).toThrow('_gone.js')
  expect(() => scriptChain({}, [])).toThrow('no entry')
})
