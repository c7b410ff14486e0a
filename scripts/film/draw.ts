type Film = Readonly<{
  slides: readonly Readonly<{ title: string; text: string }>[];
  /** Seconds that a slide stays. */
  seconds: number;
  /** Pictures a second. */
  rate: number;
  size: Readonly<{ width: number; height: number }>;
}>;

/** A coded picture, and the millisecond at which it is shown. */
type Drawn = Readonly<{ at: number; key: boolean; base64: string }>;

/** Runs in a page: draws the slides and gives back what the browser's encoder makes of them. */
export async function drawFilm({ slides, seconds, rate, size }: Film): Promise<Drawn[]> {
  for (const part of ['latin', 'latin-ext']) {
    const face = new FontFace('Inter', `url(/inter-${part}-wght-normal.woff2)`, {
      weight: '100 900',
      ...(part === 'latin-ext' && { unicodeRange: 'U+11E-11F,U+130-131,U+15E-15F' }),
    });
    document.fonts.add(await face.load());
  }
  const canvas = new OffscreenCanvas(size.width, size.height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the browser draws nothing');
  const drawn: Drawn[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const base64 = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
      drawn.push({ at: chunk.timestamp / 1000, key: chunk.type === 'key', base64 });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp09.00.30.08', ...size, bitrate: 120_000, framerate: rate });

  const write = (text: string, style: { font: string; color: string; high: number }, y: number) => {
    brush.font = style.font;
    brush.fillStyle = style.color;
    let line = '';
    let top = y;
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && brush.measureText(longer).width > 800) {
        brush.fillText(line, 72, top);
        top += style.high;
        line = word;
      } else line = longer;
    }
    brush.fillText(line, 72, top);
    return top + style.high;
  };
  const draw = (place: number, part: number) => {
    brush.fillStyle = place === 0 ? '#083338' : '#17686f';
    brush.fillRect(0, 0, size.width, size.height);
    const { title = '', text = '' } = slides[place] ?? {};
    const below = write(title, { font: '640 44px Inter', color: '#ffffff', high: 52 }, 190);
    write(text, { font: '450 28px Inter', color: '#d9ebec', high: 42 }, below + 10);
    const count = `${place + 1} / ${slides.length}`;
    write(count, { font: '450 18px Inter', color: '#d9ebec', high: 0 }, size.height - 44);
    brush.fillStyle = '#5fb3b9';
    brush.fillRect(0, size.height - 8, (size.width * (place + part)) / slides.length, 8);
  };
  const steps = seconds * rate;
  for (const place of slides.keys())
    for (let step = 0; step < steps; step++) {
      draw(place, step / steps);
      const timestamp = (place * seconds + step / rate) * 1_000_000;
      const frame = new VideoFrame(canvas, { timestamp, duration: 1_000_000 / rate });
      encoder.encode(frame, { keyFrame: step === 0 });
      frame.close();
      if (encoder.encodeQueueSize > 8) await new Promise((done) => setTimeout(done, 20));
    }
  await encoder.flush();
  return drawn;
}
