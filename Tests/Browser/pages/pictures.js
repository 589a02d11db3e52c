// Brings controls of the engine into the states of the documentation's pictures, and reads back what a page's sinks show.
// script/bundle bundles this file with the kit's modules.
import appIconStyle from 'styles/app-icon.css'
import commonStyle from 'styles/common.css'
import peekStyle from 'styles/peek.css'
import { engine, ready } from '../../../Web/engine.js'
import { createBox, onStage, Stage } from '../../../Web/stage.js'
import { SvgSink } from '../../../Web/svg-sink.js'
import * as wire from '../../../Web/wire.js'

const timed = ['feed', 'input', 'setState']

/** Creates a control, makes the calls of its picture at 60 frames a second, and draws each frame. */
const lead = ({ kind, calls }, draw) => {
  const handle = engine.create(kind)
  let frame = 0
  for (const [name, ...numbers] of calls) {
    while (timed.includes(name) && (frame + 1) / 60 <= numbers[0] + 1e-6) {
      engine.input(handle, ++frame / 60, wire.inputPassing, 0)
      draw(handle)
    }
    engine[name](handle, ...numbers)
  }
  draw(handle)
  engine.destroy(handle)
}

/** Red, green and blue, 0…255, and alpha, 0…1; undefined if nothing is painted. */
const colour = (text) => {
  const isHex = text.startsWith('#')
  const parts = isHex ? text.match(/[\da-f]{2}/g).map((byte) => parseInt(byte, 16)) : (text.match(/[\d.]+/g) ?? []).map(Number)
  if (isHex && parts[3] !== undefined) parts[3] /= 255
  const [red, green, blue, alpha = 1] = parts
  return parts.length && alpha > 0 ? [red, green, blue, alpha] : []
}

/** The shape of a node from a sink or a picture: its kind and its numbers. */
const shapeOf = (node, size) => {
  const { tagName } = node
  const all = tagName === 'path' && !size ? recorder.attributes(node) : Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
  const numbers = (...names) => names.map((name) => Number(all[name]))
  // A picture's two lines have whole dashes.
  if (tagName === 'path' && size) return ['angle', ...all.d.match(/-?[\d.]+/g).map(Number), parseFloat(all['stroke-dasharray'] ?? 1)]
  if (all.points) return ['angle', ...all.points.map(Number), Number(all.part)]
  if (tagName === 'path') return ['arc', ...numbers('cx', 'cy', 'r', 'sweep', 'start')]
  if (tagName === 'rect') return ['rect', ...numbers('x', 'y', 'width', 'height', 'rx')]
  if (tagName === 'text') return ['text', ...numbers('x', 'y'), node.style.fontSize ? parseFloat(node.style.fontSize) : all['font-size'] / size]
  const sweep = parseFloat(all['stroke-dasharray'] ?? 1)
  const turned = parseFloat(all.transform?.slice('rotate('.length) ?? -90)
  return ['arc', ...numbers('cx', 'cy', 'r'), sweep, ((turned + 90) / 360 + 1) % 1]
}

/** The layers in a drawing, back to front. */
const layersIn = (drawing, size) => [...drawing.children].filter(({ tagName }) => tagName !== 'clipPath').map((one) => {
  const clip = one.getAttribute('clip-path')?.match(/#(\w+)/)[1]
  const node = one.tagName === 'g' ? one.firstElementChild : one
  const width = Number(node.getAttribute('stroke-width') ?? 0)
  const stroke = width ? colour(node.getAttribute('stroke') ?? '') : []
  return {
    shape: shapeOf(node, size), fill: colour(node.getAttribute('fill') ?? ''), stroke, width: stroke.length && width,
    opacity: Number(node.getAttribute('opacity') ?? 1), text: node.textContent,
    clip: clip ? shapeOf(drawing.querySelector(`clipPath[id="${clip}"]`).firstElementChild) : [],
  }
})

/** The layers of one of the documentation's pictures. */
window.pictured = async ({ file }) => {
  const text = await (await fetch(`/states/${file.split('/').at(-1)}`)).text()
  // A style sheet holds the dark colours, and the page's policy refuses it.
  const plain = text.replace(/<style>.*<\/style>/, '')
  const picture = new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement
  return layersIn(picture.querySelector('g'), picture.getAttribute('font-size'))
}

/** The layers that the SVG sink shows for a picture. */
window.drawn = (picture) => {
  const sink = new SvgSink({})
  document.body.append(sink.svg)
  lead(picture, (handle) => sink.draw(handle, () => picture.texts))
  const layers = layersIn(sink.svg)
  sink.svg.remove()
  return layers
}

/** The numbers of a scene, as the engine writes them. `before` has the numbers of each layer when it was drawn last. */
const sceneOf = (layers, before) => new Float32Array([...layers.flatMap(({ id, shape, numbers, paints, lineWidth, opacity, clip }) => {
  const all = new Array(wire.layerStride).fill(0)
  all[wire.layerId] = id
  all[wire.layerShape] = wire[shape]
  all[wire.layerOpacity] = opacity
  all[wire.layerLineWidth] = lineWidth
  all.splice(wire.layerFillRed, 8, ...paints.flat())
  all.splice(wire.layerFirst, numbers.length, ...numbers)
  all[wire.layerClip] = clip
  const last = before[id] ?? []
  before[id] = all
  all[wire.layerChanges] = all.reduce((bits, number, at) => bits + (at < wire.layerChanges && number !== last[at] ? 2 ** at : 0), 0)
  return all
}), 0])

/** All that a drawing shows: each layer with its attributes, and those of its clip. */
const shownIn = (drawing) => {
  const all = ({ tagName, attributes, textContent }) =>
    [tagName, textContent, ...[...attributes].filter(({ name }) => name !== 'clip-path').map(({ name, value }) => `${name}=${value}`).sort()]
  return [...drawing.children].filter(({ tagName }) => tagName !== 'clipPath').map((one) => {
    const clip = one.getAttribute('clip-path')?.match(/#(\w+)/)?.[1]
    return [...all(one), ...clip ? all(drawing.querySelector(`clipPath[id="${clip}"]`).firstElementChild) : []]
  })
}

/** Draws a sequence. Returns two drawings for each frame: after the earlier frames, and of that frame alone. */
window.sequenced = (frames) => {
  const handle = engine.create(0)
  const texts = () => ({ 1: 'one', 2: 'two' })
  const [sink, before] = [new SvgSink({}), {}]
  const found = frames.map((layers) => [[sink, before], [new SvgSink({}), {}]].map(([one, drawn]) => {
    window.nextScene = sceneOf(layers, drawn)
    one.draw(handle, texts)
    return shownIn(one.svg)
  }))
  window.nextScene = null
  engine.destroy(handle)
  return found
}

/** The boxes that a stage shows for a picture, back to front, with their colours and opacities combined. */
window.staged = (picture) => {
  const sizes = picture.calls.filter(([name]) => name === 'setTextSize')
  const content = (part, at) => {
    const box = createBox(part, ...(sizes[at] ? [document.createElement('p')] : []))
    if (sizes[at]) box.style.inlineSize = `${sizes[at][2]}px`
    return box
  }
  const isMenu = picture.calls.some(([name]) => name === 'setItems')
  const boxes = isMenu ? [content('menu', 0), content('mark', 1)] : [content('preview', 0), content('actions', 1)]
  const stage = new Stage(document.createElement('a'), boxes)
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  for (const text of [commonStyle, onStage(isMenu ? appIconStyle : peekStyle)]) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    root.adoptedStyleSheets.push(sheet)
  }
  root.append(stage.place, stage.root)
  lead(picture, (handle) => {
    stage.attach({ handle, status: {} })
    stage.draw()
  })
  const layers = [...stage.root.children].map((box) => {
    const { x, y, width, height } = box.getBoundingClientRect()
    const style = getComputedStyle(box)
    const [red, green, blue, alpha] = [...colour(style.backgroundColor), 0, 0, 0, 0]
    return {
      part: String(box.part), shape: ['rect', x, y, width, height, parseFloat(style.borderTopLeftRadius)],
      fill: [red, green, blue], opacity: alpha * style.opacity,
    }
  })
  root.host.remove()
  return layers.filter(({ opacity }) => opacity > 0)
}

await ready
window.isReady = true
