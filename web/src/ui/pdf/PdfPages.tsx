import { useEffect, useRef, useState } from 'react';
import { ActionIcon, Box, Group, Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import {
  IconArrowsMaximize,
  IconChevronLeft,
  IconChevronRight,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import { useTranslation } from '../../platform/i18n.ts';
import { ErrorState } from '../ErrorState.tsx';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';
import { failureOf } from '../../platform/api/client.ts';

type ReadPdf = (signal: AbortSignal) => Promise<Blob>;

/** A PDF at an address of this site. */
const pdfAt =
  (link: string): ReadPdf =>
  async (signal) => {
    const answer = await fetch(link, { signal });
    if (!answer.ok) throw failureOf(answer.status, undefined);
    return answer.blob();
  };

/** Opens a PDF without running its scripts, its forms or compiled code. */
async function openPdf(read: ReadPdf, signal: AbortSignal): Promise<PDFDocumentProxy> {
  const data = await (await read(signal)).arrayBuffer();
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  return getDocument({ data, useWasm: false, enableXfa: false }).promise;
}

const SHEET = {
  display: 'block',
  marginInline: 'auto',
  background: '#fff',
  boxShadow: 'var(--mantine-shadow-md)',
} as const;

const STEPS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const;
/** Room at both sides of a page. */
const ROOM = 48;
/** Points of a PDF are 1/72 inch, those of a screen 1/96. */
const SCREEN = 96 / 72;

type Props = Readonly<{
  /** Its address, or the name of the PDF that `read` loads. */
  link: string;
  read?: ReadPdf;
  title: string;
}>;

/** A PDF drawn by the page itself: one page at a time, in the available width. */
export default function PdfPages({ link, read = pdfAt(link), title }: Props) {
  const { t, lang } = useTranslation();
  const pdf = useQuery({
    queryKey: ['pdf', link],
    queryFn: ({ signal }) => openPdf(read, signal),
    structuralSharing: false,
    gcTime: 0,
    retry: false,
  });
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState<number>();
  const [width, setWidth] = useState(0);
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  if (pdf.error) return <ErrorState query={pdf} />;
  const pages = pdf.data?.numPages ?? 1;
  const fitting = width > 0 && room > 0 ? Math.min(1, (room - ROOM) / width) : 1;
  const scale = zoom ?? fitting;
  const tool = (
    label: string,
    icon: React.ReactNode,
    onClick: (button: Element) => void,
    disabled = false,
  ) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={({ currentTarget }) => onClick(currentTarget)}
    >
      {icon}
    </ActionIcon>
  );
  return (
    <div className="em-column em-fill em-sunken" data-pdf>
      <Group
        role="toolbar"
        aria-label={title}
        className="em-line-bottom"
        flex="none"
        gap="xs"
        mih={44}
        px="var(--em-gutter)"
        fz="sm"
        wrap="nowrap"
      >
        {tool(
          t('ui.pdf.before'),
          <IconChevronLeft size={18} />,
          () => setNumber(number - 1),
          number <= 1,
        )}
        <span className="em-num" role="status">
          {t('ui.pdf.page', { number, pages })}
        </span>
        {tool(
          t('ui.pdf.after'),
          <IconChevronRight size={18} />,
          () => setNumber(number + 1),
          number >= pages,
        )}
        <Box flex={1} />
        {tool(
          t('common.zoomOut'),
          <IconZoomOut size={18} />,
          () => setZoom(STEPS.findLast((one) => one < scale - 0.01)),
          scale <= STEPS[0],
        )}
        <span className="em-num">
          {new Intl.NumberFormat(lang, { style: 'percent' }).format(scale)}
        </span>
        {tool(
          t('common.zoomIn'),
          <IconZoomIn size={18} />,
          () => setZoom(STEPS.find((one) => one > scale + 0.01)),
          scale >= (STEPS.at(-1) ?? 1),
        )}
        {tool(t('ui.pdf.whole'), <IconArrowsMaximize size={18} />, (button) => {
          void (document.fullscreenElement
            ? document.exitFullscreen()
            : button.closest('[data-pdf]')?.requestFullscreen());
        })}
      </Group>
      <div
        ref={ref}
        className="em-fill"
        style={{ padding: 'var(--mantine-spacing-md)', overflow: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={title}
      >
        {pdf.data ? (
          <Page
            key={number}
            pdf={pdf.data}
            number={number}
            scale={scale}
            ready={room > 0}
            onWidth={setWidth}
          />
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
    </div>
  );
}

type PageProps = Readonly<{
  pdf: PDFDocumentProxy;
  number: number;
  scale: number;
  ready: boolean;
  onWidth: (width: number) => void;
}>;

/** One page as a picture, and its text for screen readers. */
function Page({ pdf, number, scale, ready, onWidth }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [page, setPage] = useState<PDFPageProxy>();
  const [words, setWords] = useState('');
  useEffect(() => {
    let here = true;
    const read = async () => {
      const next = await pdf.getPage(number);
      const { items } = await next.getTextContent();
      if (!here) return;
      setPage(next);
      setWords(items.map((item) => ('str' in item ? item.str : '')).join(' '));
      onWidth(next.getViewport({ scale: SCREEN }).width);
    };
    void read();
    return () => {
      here = false;
    };
  }, [pdf, number, onWidth]);
  useEffect(() => {
    const { current } = canvas;
    if (!current || !page || !ready) return undefined;
    const dense = Math.max(1, devicePixelRatio);
    const viewport = page.getViewport({ scale: scale * SCREEN * dense });
    current.width = viewport.width;
    current.height = viewport.height;
    current.style.width = `${viewport.width / dense}px`;
    const drawing = page.render({ canvas: current, viewport });
    // A page that is drawn again cancels the drawing before.
    drawing.promise.then(
      () => (current.dataset['drawn'] = 'true'),
      () => undefined,
    );
    return () => drawing.cancel();
  }, [page, scale, ready]);
  return (
    <>
      <canvas ref={canvas} hidden={!page} style={page && SHEET} aria-hidden />
      <p className="em-unseen">{words}</p>
    </>
  );
}
