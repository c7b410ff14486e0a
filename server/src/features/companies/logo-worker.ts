import { parentPort, workerData } from 'node:worker_threads';
import { PhotonImage, resize, SamplingFilter } from '@silvia-odwyer/photon-node';

/** Most pixels of the longer side of a stored logo: sharp at four times its size on paper. */
const SIDE = 512;

/** Reads a picture, makes it small and returns it as PNG, which keeps transparency. */
function smallPicture(bytes: Uint8Array): Uint8Array {
  const whole = PhotonImage.new_from_byteslice(bytes);
  const [width, height] = [whole.get_width(), whole.get_height()];
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return resize(whole, side(width), side(height), SamplingFilter.Lanczos3).get_bytes();
}

const given: unknown = workerData;
if (given instanceof Uint8Array) parentPort?.postMessage(smallPicture(given));
