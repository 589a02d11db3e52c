// Made by script/generate of Sources/PressureWeb/Wire.swift: change it there.

// The numbers of a layer, and their count. A 0 follows the last layer.
export const layerId = 0;
export const layerShape = 1;
export const layerOpacity = 2;
export const layerLineWidth = 3;
export const layerFillRed = 4;
export const layerFillGreen = 5;
export const layerFillBlue = 6;
export const layerFillAlpha = 7;
export const layerStrokeRed = 8;
export const layerStrokeGreen = 9;
export const layerStrokeBlue = 10;
export const layerStrokeAlpha = 11;
export const layerFirst = 12;
export const layerSecond = 13;
export const layerThird = 14;
export const layerFourth = 15;
export const layerFifth = 16;
export const layerSixth = 17;
export const layerSeventh = 18;
export const layerClip = 19;
export const layerChanges = 20;
export const layerStride = 21;
export const sceneIntention = 505;

// The shape of a layer.
export const shapeArc = 0;
export const shapeRoundedRect = 1;
export const shapeText = 2;
export const shapeAngle = 3;

// The numbers that only layers of one shape have.
export const arcCenterX = 12;
export const arcCenterY = 13;
export const arcRadius = 14;
export const arcSweep = 15;
export const arcStart = 16;
export const roundedRectX = 12;
export const roundedRectY = 13;
export const roundedRectWidth = 14;
export const roundedRectHeight = 15;
export const roundedRectCornerRadius = 16;
export const textCenterX = 12;
export const textCenterY = 13;
export const textSlot = 14;
export const textScale = 15;
export const angleStartX = 12;
export const angleStartY = 13;
export const angleCornerX = 14;
export const angleCornerY = 15;
export const angleEndX = 16;
export const angleEndY = 17;
export const anglePart = 18;

// The bits of a control's status.
export const statusState = 15;
export const statusSourceShift = 4;
export const statusSource = 3;
export const statusHasContact = 64;
export const statusIsEngaged = 128;
export const statusNeedsFrame = 256;
export const statusHoldsScroll = 512;
export const statusIsLeftOpen = 1024;
export const statusHasEvents = 2048;
export const statusClickActivates = 4096;
export const statusHasActed = 8192;
export const statusAsksForPlace = 16384;

// The kinds of `input`.
export const inputPassing = 0;
export const inputActivation = 1;
export const inputKey = 2;
export const inputInterruption = 3;
export const inputEnabling = 4;
export const inputOpening = 5;
export const inputToggling = 6;
export const inputAsking = 7;
export const inputUnseen = 8;

// The value of a key's input: the phase, the key times the scale, and the part for a modifier.
export const keyScale = 4;
export const modifiedKey = 16;

// The code of an event: its kind in the upper bits, its value in the lower.
export const eventState = 1;
export const eventAct = 2;
export const eventHaptic = 3;
export const eventAnnounce = 4;
export const eventKindShift = 4;
export const eventValue = 15;

// The positions of a control's readings.
export const readingAt = { force: 0, intention: 1, grams: 2, percent: 3, shown: 4, peak: 5, step: 6, error: 7, capacity: 8, slope: 9, offset: 10, rSquared: 11, standardError: 12, word: 13, isAtLeast: 14, isSimulated: 15, contentWidth: 16, contentHeight: 17, areaX: 18, areaY: 19, areaWidth: 20, areaHeight: 21, partX: 22, partY: 23, rank: 24 };

// The calls of the router for quick actions, the number for no action, and the bits of an answer.
export const routeLaunch = 0;
export const routePerform = 1;
export const routeActive = 2;
export const routeNoAction = -2;
export const routeHandles = 1;
export const routeStartsUp = 2;
export const routeReturnsTrue = 4;

// Haptics.
export const hapticTick = 0;
export const hapticStrong = 1;
export const hapticSuccess = 2;

// Forces: an unknown maximum, no simulated force, and the maximum of a simulated force.
export const unknownMaximum = 0;
export const notSimulated = -1;
export const fullScale = 6.666666666666667;

// An option that all controls have.
export const reducesMotionOption = 255;

// The positions of the numbers of a trace's input.
export const rowAt = { time: 0, isContact: 1, phase: 2, id: 3, x: 4, y: 5, source: 6, force: 7, maximum: 8, buttons: 9, isPrimary: 10 };
