import {root} from '../project/root.ts'
import type {BuildProduct} from './stale.ts'

// Each product names everything that it is made of: artefacts.test.ts follows the imports of the sources.

const BUILD = ['scripts/build/build.ts', 'tsconfig.json', 'package-lock.json']

export const SITE: BuildProduct = {
  root,
  inputs: ['web', 'contract', 'schemas/generated/queries.ts', 'vite.config.ts', 'package.json', ...BUILD],
  folder: '.build/site',
  stamp: '.build/site.stamp',
}

export const STUDIO: BuildProduct = {
  root,
  inputs: ['studio', 'schemas', 'contract', ...BUILD],
  folder: 'studio/dist',
  stamp: '.build/studio',
}

/** The Studio of `studio/trial`, for e2e tests. */
export const TRIAL_STUDIO: BuildProduct = {
  root,
  inputs: ['studio', 'schemas/messages', 'contract', 'scripts/e2e/trial-studio.ts', ...BUILD],
  folder: '.build/trial-studio',
  stamp: '.build/trial-studio.stamp',
}

/** A data folder as the first start of a shop leaves it, for e2e tests. */
export const SEEDED_SHOP: BuildProduct = {
  root,
  inputs: [
    'server',
    'lake',
    'lib',
    'contract',
    'scripts/content',
    'scripts/project',
    'scripts/seed',
    'scripts/terminal',
    'scripts/e2e/seeded-shop.ts',
    'schemas/fields/translated.ts',
    'web/privacy/draft-notice.ts',
    'web/messages/en/privacy-notice.ts',
    'web/messages/te/privacy-notice.ts',
    'web/messages/hi/privacy-notice.ts',
    'package-lock.json',
  ],
  folder: '.build/seeded-shop',
  stamp: '.build/seeded-shop.stamp',
}
