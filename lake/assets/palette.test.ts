import {expect, test} from 'vitest'
import {palette} from './palette.ts'

const colour = (red: number, green: number, blue: number, count: number) => ({red, green, blue, count})

test('the colour of most pixels is the dominant one, with text colours that are readable on it', () => {
  expect(palette([colour(250, 240, 230, 75), colour(20, 30, 40, 25)])).toMatchObject({
    _type: 'sanity.imagePalette',
    dominant: {
      _type: 'sanity.imagePaletteSwatch',
      background: '#faf0e6',
      population: 75,
      foreground: '#000',
      title: '#000',
    },
    darkMuted: {background: '#141e28', foreground: '#fff', title: '#fff', population: 25},
  })
})

test('each role gets the colour nearest to its target', () => {
  const red = colour(220, 20, 20, 10)
  const grey = colour(128, 120, 120, 60)
  const paleBlue = colour(170, 200, 250, 30)
  expect(palette([red, grey, paleBlue])).toMatchObject({
    vibrant: {background: '#dc1414'},
    muted: {background: '#807878'},
    lightVibrant: {background: '#aac8fa'},
  })
})

test('a role without a suitable colour gets one of the dominant hue, with population 0', () => {
  expect(palette([colour(128, 120, 120, 1)])).toMatchObject({
    vibrant: {population: 0},
    darkVibrant: {population: 0},
  })
})
