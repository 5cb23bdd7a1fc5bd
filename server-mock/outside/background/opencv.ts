import opencv from '@techstark/opencv-js';

/**
 * The subset of OpenCV's API that is used here. Matrices are allocated in WebAssembly memory, which is freed with the
 * thread.
 */
export interface Mat {
  readonly data: Uint8Array;
  readonly data32F: Float32Array;
  readonly data32S: Int32Array;
}

export interface OpenCv {
  readonly Mat: new (rows?: number, columns?: number, type?: number) => Mat;
  readonly Rect: new (x: number, y: number, width: number, height: number) => object;
  readonly Size: new (width: number, height: number) => object;
  readonly TermCriteria: new (type: number, iterations: number, epsilon: number) => object;
  readonly CV_8UC1: number;
  readonly CV_8UC3: number;
  readonly CV_32F: number;
  readonly CV_32S: number;
  readonly COLOR_RGB2Lab: number;
  readonly GC_BGD: number;
  readonly GC_FGD: number;
  readonly GC_PR_BGD: number;
  readonly GC_PR_FGD: number;
  readonly GC_INIT_WITH_MASK: number;
  readonly KMEANS_PP_CENTERS: number;
  readonly MORPH_OPEN: number;
  readonly MORPH_CLOSE: number;
  readonly MORPH_ELLIPSE: number;
  cvtColor(from: Mat, to: Mat, code: number): void;
  kmeans(
    samples: Mat,
    clusters: number,
    labels: Mat,
    until: object,
    attempts: number,
    flags: number,
    centers: Mat,
  ): number;
  grabCut(
    picture: Mat,
    mask: Mat,
    box: object,
    background: Mat,
    foreground: Mat,
    rounds: number,
    mode: number,
  ): void;
  getStructuringElement(shape: number, size: object): Mat;
  morphologyEx(from: Mat, to: Mat, operation: number, kernel: Mat): void;
  connectedComponentsWithStats(
    from: Mat,
    labels: Mat,
    stats: Mat,
    centroids: Mat,
    connectivity: 4 | 8,
    type: number,
  ): number;
  GaussianBlur(from: Mat, to: Mat, size: object, sigma: number): void;
}

function isOpenCv(loaded: object): loaded is OpenCv {
  return 'Mat' in loaded && loaded.Mat !== undefined;
}

/**
 * Loads OpenCV's WebAssembly module, which takes a quarter of a second. The module is wrapped in an object because it
 * has a `then` that resolves with the module itself, so that a promise of it would never settle.
 */
export async function loadOpenCv(): Promise<{ readonly cv: OpenCv }> {
  const cv: object & { onRuntimeInitialized?: () => void } = opencv;
  // The handler is not called for a runtime that was ready before it was set.
  if (!isOpenCv(cv))
    await new Promise<void>((resolve) => {
      cv.onRuntimeInitialized = resolve;
    });
  if (!isOpenCv(cv)) throw new Error('OpenCV has no matrices');
  return { cv };
}
