import { be16, be32, join, le16, le32, zeros } from "./bytes.ts";

/** A PNG whose header states a size; its picture data is one empty chunk. */
export function makePng(width: number, height: number): Uint8Array {
  const header = join(be32(13), "IHDR", be32(width), be32(height), [8, 2, 0, 0, 0], zeros(4));
  return join("\x89PNG\r\n\x1a\n", header, be32(0), "IDAT", zeros(4), be32(0), "IEND", zeros(4));
}

/** A GIF with a colour table, a comment and one frame, which may be larger than the screen. */
export function makeGif(width: number, height: number, frame = { width, height }): Uint8Array {
  const screen = join("GIF89a", le16(width), le16(height), [0x80, 0, 0], zeros(6));
  const comment = join([0x21, 0xfe, 3], "hey", 0);
  const image = join(0x2c, zeros(4), le16(frame.width), le16(frame.height), [0, 2, 2, 0x4c, 1, 0]);
  return join(screen, comment, image, 0x3b);
}

/** A JPEG with an APP0, fill bytes, a quantisation table and a frame header. */
export function makeJpeg(width: number, height: number, frameMarker = 0xc0): Uint8Array {
  const app0 = join([0xff, 0xe0], be16(16), "JFIF\0", zeros(9));
  const table = join([0xff, 0xff, 0xff, 0xdb], be16(67), zeros(65));
  const frame = join([0xff, frameMarker], be16(11), 8, be16(height), be16(width), [1, 1, 0x11, 0]);
  return join([0xff, 0xd8], app0, table, frame, [0xff, 0xda], be16(8), zeros(6), [0xff, 0xd9]);
}

/** A WebP of one of its three forms. */
export function makeWebp(width: number, height: number, form: "VP8 " | "VP8L" | "VP8X"): Uint8Array {
  const lossless = ((width - 1) & 0x3fff) + ((height - 1) & 0x3fff) * 0x4000;
  const chunks = {
    "VP8 ": join(zeros(3), [0x9d, 1, 0x2a], le16(width), le16(height), zeros(4)),
    VP8L: join(0x2f, le32(lossless), zeros(9)),
    VP8X: join(zeros(4), le32(width - 1).slice(0, 3), le32(height - 1).slice(0, 3)),
  };
  const chunk = chunks[form];
  return join("RIFF", le32(12 + chunk.length), "WEBP", form, le32(chunk.length), chunk);
}
