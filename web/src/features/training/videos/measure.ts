/** Beyond the end of any video: seeking there, a browser finds the end. */
const FAR = 1e7;
const PATIENCE_MS = 20_000;

/**
 * Seconds of a video in this browser; undefined when it cannot play it. Some programs write files
 * without their length, so the browser seeks to their end.
 */
export function lengthOf(address: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const done = (seconds?: number) => {
      clearTimeout(timer);
      video.removeAttribute('src');
      video.load();
      resolve(
        seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined,
      );
    };
    const timer = setTimeout(done, PATIENCE_MS);
    video.preload = 'metadata';
    video.muted = true;
    video.onerror = () => done();
    video.onloadedmetadata = () => {
      if (Number.isFinite(video.duration)) done(video.duration);
      else video.currentTime = FAR;
    };
    video.ondurationchange = () => {
      if (video.readyState > 0 && Number.isFinite(video.duration)) done(video.duration);
    };
    video.src = address;
  });
}

/** The same of a file that was chosen. */
export async function lengthOfFile(file: File): Promise<number | undefined> {
  const address = URL.createObjectURL(file);
  try {
    return await lengthOf(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
