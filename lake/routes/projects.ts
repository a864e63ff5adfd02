import {Hono} from 'hono'
import {z} from 'zod'
import {badRequest, LakeError} from '../model/errors.ts'
import {only, requireAdministrator, requireIdentity, type LakeEnv} from '../http/context.ts'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import type {Lake} from '../lake.ts'
import {aclOf, grantsOf, roleOf} from '../people/roles.ts'
import {limitBody, readJsonObject} from '../http/request.ts'
import {ROLES} from '../model/roles.ts'
import type {StoredDataset} from '../dataset/dataset.ts'

const aclMode = z.enum(['public', 'private'])
const newDataset = z.object({aclMode: aclMode.default('public')})
const changedDataset = z.object({aclMode})
/** Properties of every role: none is custom, and both people and tokens can have it. */
const FIXED_ROLE = {isCustom: false, appliesToUsers: true, appliesToRobots: true}
/**
 * Releases are unlimited. In `orgActiveReleaseLimit`, the Studio reads `null` as "no limit", and then ignores the count.
 * `datasetReleaseLimit` must be a number.
 */
const RELEASE_LIMITS = {
  orgActiveReleaseLimit: null,
  orgMeteredActiveReleaseCount: 0,
  datasetReleaseLimit: Number.MAX_SAFE_INTEGER,
}
const ACL_MODES = 'The "aclMode" of a dataset is public or private'

/** The project, its datasets, and the rights in them. */
export function projectRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()
  routes.use('/projects/:project/*', async (context, next) => {
    checkProject(lake, context.req.param('project'))
    await next()
  })

  routes.get('/projects', (context) => {
    const {includeMembers, includeFeatures, organizationId} = context.req.query()
    if (!context.get('identity') || organizationId) return context.json([])
    const {members, features, ...rest} = project(lake)
    const wanted = {
      ...rest,
      ...(includeMembers !== 'false' && {members}),
      ...(includeFeatures !== 'false' && {features}),
    }
    return context.json([wanted])
  })
  routes.get('/projects/:project', (context) => {
    checkProject(lake, context.req.param('project'))
    requireIdentity(context)
    return context.json(project(lake))
  })
  routes.get('/projects/:project/grants', (context) => context.json(grantsOf(context.get('identity')?.role)))
  routes.get('/projects/:project/roles', (context) => {
    requireIdentity(context)
    return context.json(ROLES.map((role) => ({...roleOf(role), ...FIXED_ROLE})))
  })
  routes.get('/projects/:project/user-applications', (context) => context.json([]))
  routes.get('/projects/:project/new-content-release-allowed', (context) => {
    requireIdentity(context)
    return context.json({data: RELEASE_LIMITS})
  })
  // Comments need a second dataset beside each dataset; the lake has no such dataset.
  routes.on('GET', ['/datasets', '/projects/:project/datasets'], (context) => {
    const identity = context.get('identity')
    if (context.req.query('datasetProfile') === 'comments') return context.json([])
    const seen = lake.datasets().filter(({aclMode}) => identity || aclMode === 'public')
    return context.json(seen.map(datasetEntry))
  })
  answerAboutDatasets(routes, lake)
  routes.get('/invitations/project/:project', (context) => {
    checkProject(lake, context.req.param('project'))
    requireIdentity(context)
    return context.json([])
  })
  routes.get('/subscriptions/project/:project', (context) => {
    checkProject(lake, context.req.param('project'))
    requireIdentity(context)
    return context.json(subscription(lake))
  })
  routes.get('/aliases', (context) => context.json([]))
  return routes
}

/** Rights in a dataset, and its search settings. */
function answerAboutDatasets(routes: Hono<LakeEnv>, lake: Lake) {
  routes.get('/projects/:project/datasets/:dataset/acl', (context) => {
    const {aclMode} = lake.dataset(context.req.param('dataset'))
    const role = context.get('identity')?.role
    return context.json(role || aclMode === 'public' ? aclOf(role) : [])
  })
  routes.get('/projects/:project/datasets/:dataset/settings/indexing', (context) => {
    lake.dataset(context.req.param('dataset'))
    return context.json({maxFieldDepth: 5})
  })
  const ofDataset = ['/datasets/:dataset', '/projects/:project/datasets/:dataset']
  routes.on(
    'GET',
    ofDataset.map((path) => `${path}/settings/embeddings`),
    (context) => {
      requireIdentity(context)
      lake.dataset(context.req.param('dataset') ?? '')
      return context.json({enabled: false, status: 'disabled'})
    },
  )
}

/** Creates, changes and deletes datasets, for administrators only. */
export function datasetRoutes(lake: Lake) {
  const routes = new Hono<LakeEnv>()
  // The client uses the first form, the documented HTTP API the second.
  const paths = ['/datasets/:dataset', '/projects/:project/datasets/:dataset']
  routes.on('PUT', paths, only(requireAdministrator), limitBody, async (context) => {
    // The client sends no body when there are no options.
    const isEmpty = (await context.req.arrayBuffer()).byteLength === 0
    const wanted = newDataset.safeParse(isEmpty ? {} : await readJsonObject(context))
    if (!wanted.success) throw badRequest(ACL_MODES)
    const {name, aclMode} = lake.createDataset(context.req.param('dataset') ?? '', wanted.data.aclMode)
    return context.json({datasetName: name, aclMode})
  })
  routes.on('PATCH', paths, only(requireAdministrator), limitBody, async (context) => {
    const wanted = changedDataset.safeParse(await readJsonObject(context))
    if (!wanted.success) throw badRequest(ACL_MODES)
    const dataset = lake.dataset(context.req.param('dataset') ?? '')
    const {aclMode} = wanted.data
    if (aclMode === 'private') refuseShown(lake, dataset.name, 'made private')
    dataset.setAclMode(aclMode)
    // Connected readers reconnect with their new rights.
    dataset.endStreams()
    return context.json({datasetName: dataset.name, aclMode})
  })
  routes.on('DELETE', paths, (context) => {
    const {id: actor} = requireAdministrator(context)
    const name = context.req.param('dataset') ?? ''
    refuseShown(lake, name, 'deleted')
    lake.deleteDataset(name)
    const sender = clientKeyOf(context)
    lake.people.audit.recordIfPossible({event: 'dataset deleted', actor, subject: name, sender})
    return context.json({deleted: true})
  })
  return routes
}

function refuseShown(lake: Lake, name: string, what: string) {
  if (name !== lake.options.dataset) return
  throw badRequest(`"${name}" is the dataset that the website shows; it cannot be ${what}`)
}

function checkProject(lake: Lake, id: string | undefined) {
  if (id !== lake.options.projectId) throw new LakeError('notFound', 'There is no project with this id')
}

function project(lake: Lake) {
  const id = lake.options.projectId
  return {
    id,
    displayName: id,
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    members: lake.people.members().map(({id, role}) => ({id, role, roles: [roleOf(role)], isRobot: false})),
    features: [],
    metadata: {},
    createdAt: lake.dataset(lake.options.dataset).createdAt,
  }
}

/** A plan that does not exist. The Studio reads from it how long a finished release can be restored. */
function subscription({options: {projectId, historyDays}}: Lake) {
  const attributes = {maxRetentionDays: historyDays ?? null}
  return {
    id: projectId,
    projectId,
    status: 'active',
    featureTypes: {retention: {id: 'retention', features: [{id: 'retention', attributes}]}},
  }
}

function datasetEntry({name, aclMode, createdAt}: StoredDataset) {
  return {
    name,
    aclMode,
    createdAt,
    createdByUserId: null,
    addonFor: null,
    datasetProfile: 'content',
    features: [],
    tags: [],
  }
}
