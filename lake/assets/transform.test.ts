import {expect, test} from 'vitest'
import {planGeometry} from './geometry.ts'
import {parseTransform} from './transform.ts'

const parse = (query: string) => parseTransform(new URLSearchParams(query))
const plan = (query: string, width = 800, height = 1000) => planGeometry(parse(query), {width, height})

test('an address without parameters requests the original', () => {
  expect(plan('')).toEqual({flipHorizontal: false, flipVertical: false, rotation: 0})
  expect(parse('')).toMatchObject({fit: 'clip', negotiate: false, blur: 0, saturation: 0})
})

test.each([
  ['w=abc', '"w" must be a number from 1 to 8192'],
  ['w=', '"w" must be'],
  ['w=0', '"w" must be'],
  ['w=-5', '"w" must be'],
  ['w=NaN', '"w" must be'],
  ['w=Infinity', '"w" must be'],
  ['h=1e9', '"h" must be'],
  ['rect=1,2,3', '"rect" must be four numbers'],
  ['rect=0,0,0,10', '"rect" must be four numbers'],
  ['rect=a,b,c,d', '"rect" must be four numbers'],
  ['fit=stretch', '"fit" must be clip, crop'],
  ['crop=middle', '"crop" must be'],
  ['fp-x=1.5', '"fp-x" must be a number from 0 to 1'],
  ['q=101', '"q" must be a number from 0 to 100'],
  ['fm=exe', '"fm" must be jpg'],
  ['auto=compress', '"auto" must be format'],
  ['bg=red', '"bg" must be a colour'],
  ['blur=3000', '"blur" must be'],
  ['or=45', '"or" must be 0, 90, 180 or 270'],
  ['flip=x', '"flip" must be'],
  ['dpr=20', '"dpr" must be'],
  ['q=', '"q" must be'],
  ['fp-x=%20', '"fp-x" must be'],
  ['min-w=0', '"min-w" must be a number from 1 to 8192'],
  ['max-w=x', '"max-w" must be'],
  ['min-h=', '"min-h" must be'],
  ['max-h=-1', '"max-h" must be'],
  ['fp-y=-0.1', '"fp-y" must be a number from 0 to 1'],
  ['crop=', '"crop" must be'],
  ['crop=top,middle', '"crop" must be'],
  ['sharp=101', '"sharp" must be a number from 0 to 100'],
  ['sat=-50', '"sat" must be -100'],
  ['invert=yes', '"invert" must be true'],
  ['pad=-1', '"pad" must be a number from 0 to 1024'],
  ['frame=2', '"frame" must be 1'],
  ['bg=#12345', '"bg" must be a colour'],
  ['rect=1e3,0,10,10', '"rect" must be four numbers'],
  [`dl=${'n'.repeat(256)}`, '"dl" must be a file name'],
  ['width=100', 'There is no image parameter "width"'],
  ['fm=json', '"fm" must be jpg'],
  ['dlRaw=x', 'There is no image parameter "dlRaw"'],
  ['__proto__=1', 'There is no image parameter'],
])('%j is rejected with the reason', (query, sentence) => {
  expect(() => parse(query)).toThrowError(
    expect.objectContaining({type: 'badRequest', message: expect.stringContaining(sentence)}),
  )
})

test.each([
  ['bg=f00', {r: 255, g: 0, b: 0, alpha: 1}],
  ['bg=8f00', {r: 255, g: 0, b: 0, alpha: 136 / 255}],
  ['bg=336699', {r: 51, g: 102, b: 153, alpha: 1}],
  ['bg=80336699', {r: 51, g: 102, b: 153, alpha: 128 / 255}],
])('%s is read as a colour', (query, background) => {
  expect(parse(query).background).toEqual(background)
})

test('of two equal names the last counts', () => {
  expect(parse('w=100&fit=max&w=200&fit=min')).toMatchObject({width: 200, fit: 'min'})
})

test('dpr multiplies every length', () => {
  expect(parse('w=100&h=50&max-w=80&pad=4&dpr=2.5')).toMatchObject({
    width: 250,
    height: 125,
    maxWidth: 200,
    pad: 10,
  })
})

/** Query, size of the original, size after stretching, part that is cut out of that. */
test.each([
  ['w=400', [800, 1000], {width: 400, height: 500}, undefined],
  ['h=500', [800, 1000], {width: 400, height: 500}, undefined],
  ['w=400&h=400', [800, 1000], {width: 320, height: 400}, undefined],
  ['w=1600', [800, 1000], {width: 1600, height: 2000}, undefined],
  ['w=1600&fit=max', [800, 1000], undefined, undefined],
  ['w=400&h=400&fit=max', [800, 1000], {width: 320, height: 400}, undefined],
  ['w=400&h=300&fit=scale', [800, 1000], {width: 400, height: 300}, undefined],
  [
    'w=400&h=400&fit=crop',
    [800, 1000],
    {width: 400, height: 500},
    {left: 0, top: 50, width: 400, height: 400},
  ],
  [
    'w=400&h=400&fit=crop&crop=top',
    [800, 1000],
    {width: 400, height: 500},
    {left: 0, top: 0, width: 400, height: 400},
  ],
  [
    'w=400&h=400&fit=crop&crop=bottom',
    [800, 1000],
    {width: 400, height: 500},
    {left: 0, top: 100, width: 400, height: 400},
  ],
  [
    'w=200&h=500&fit=crop&crop=right',
    [800, 1000],
    {width: 400, height: 500},
    {left: 200, top: 0, width: 200, height: 500},
  ],
  [
    'w=200&h=500&fit=crop&crop=top,left',
    [800, 1000],
    {width: 400, height: 500},
    {left: 0, top: 0, width: 200, height: 500},
  ],
  [
    'w=400&h=400&fit=crop&crop=focalpoint&fp-y=0.6',
    [800, 1000],
    {width: 400, height: 500},
    {left: 0, top: 100, width: 400, height: 400},
  ],
  [
    'w=400&h=400&fit=crop&fp-y=0',
    [800, 1000],
    {width: 400, height: 500},
    {left: 0, top: 50, width: 400, height: 400},
  ],
  [
    'w=400&h=400&fit=crop&crop=entropy',
    [800, 1000],
    {width: 400, height: 500},
    {entropy: {width: 400, height: 400}},
  ],
  ['w=1600&h=1600&fit=min', [800, 1000], undefined, {left: 0, top: 100, width: 800, height: 800}],
  [
    'w=400&max-h=300&fit=crop',
    [800, 1000],
    {width: 400, height: 500},
    {left: 0, top: 100, width: 400, height: 300},
  ],
  ['max-w=400&fit=crop', [800, 1000], {width: 400, height: 500}, undefined],
  ['max-w=400', [800, 1000], undefined, undefined],
  ['w=33&h=33&fit=crop&dpr=1', [40, 40], {width: 33, height: 33}, undefined],
  ['w=8192', [40, 80], {width: 2048, height: 4096}, undefined],
  ['w=8192&h=1&fit=scale', [40, 80], {width: 4096, height: 1}, undefined],
  ['w=2000&h=4000&fit=crop', [8000, 500], undefined, {left: 3875, top: 0, width: 250, height: 500}],
  ['w=1&h=8000&fit=crop', [8000, 1], undefined, {left: 4000, top: 0, width: 1, height: 1}],
])('%s of %j is stretched and cut as documented', (query, [width = 0, height = 0], resize, window) => {
  const geometry = plan(query, width, height)
  expect(geometry.resize).toEqual(resize)
  expect(geometry.window).toEqual(window)
})

test('fill and fillmax center the picture on a background of the requested size', () => {
  expect(plan('w=500&h=500&fit=fill')).toMatchObject({
    resize: {width: 400, height: 500},
    margins: {top: 0, bottom: 0, left: 50, right: 50},
  })
  const small = plan('w=500&h=500&fit=fillmax', 100, 101)
  expect(small).toMatchObject({margins: {top: 199, bottom: 200, left: 200, right: 200}})
  expect(small.resize).toBeUndefined()
})

test('pad is added on all sides', () => {
  expect(plan('w=400&pad=10').margins).toEqual({top: 10, bottom: 10, left: 10, right: 10})
})

test.each([
  ['rect=100,200,300,400', {left: 100, top: 200, width: 300, height: 400}],
  ['rect=-50,900,300,400', {left: 0, top: 900, width: 250, height: 100}],
  ['rect=0,0,800,1000', undefined],
  ['rect=-10,-10,5000,5000', undefined],
  ['rect=900,0,10,10', undefined],
])('the part of %s that is on the picture is cut out', (query, extract) => {
  expect(plan(query).extract).toEqual(extract)
})

test('a rotated picture fits the requested box after the rotation', () => {
  expect(plan('w=500&or=90')).toMatchObject({rotation: 90, resize: {width: 400, height: 500}})
})

test('addresses of the same picture have the same plan', () => {
  expect(plan('w=400&dpr=2&fit=max')).toEqual(plan('w=1600&fit=max'))
  expect(plan('w=400')).toEqual(plan('h=500'))
})
