import { be16, be32, join, le16, le32, le64, zeros } from "./bytes.ts";

/** A WAV of 8-bit mono at 8 kHz; `statedDataBytes` and `statedByteRate` may be wrong. */
export function makeWav(
  seconds: number,
  options: { statedDataBytes?: number; statedByteRate?: number } = {},
): Uint8Array {
  const data = zeros(Math.round(seconds * 8000));
  const { statedDataBytes = data.length, statedByteRate = 8000 } = options;
  const format = join("fmt ", le32(16), le16(1), le16(1), le32(8000), le32(statedByteRate), le16(1), le16(8));
  const list = join("LIST", le32(3), "abc", 0);
  return join("RIFF", le32(0), "WAVE", format, list, "data", le32(statedDataBytes), data);
}

/** A WAV of IMA ADPCM, whose length is in its fact chunk. */
export function makeAdpcmWav(seconds: number): Uint8Array {
  const format = join(
    "fmt ",
    le32(20),
    le16(0x11),
    le16(1),
    le32(8000),
    le32(4055),
    le16(256),
    le16(4),
    zeros(4),
  );
  const fact = join("fact", le32(4), le32(seconds * 8000));
  return join("RIFF", le32(0), "WAVE", format, fact, "data", le32(512), zeros(512));
}

/** A FLAC of 44.1 kHz with its stream information only. */
export function makeFlac(seconds: number): Uint8Array {
  const samples = Math.round(seconds * 44_100);
  const format = [0x0a, 0xc4, 0x40, 0xf0];
  return join("fLaC", [0x80, 0, 0, 34], be16(4096), be16(4096), zeros(6), format, be32(samples), zeros(16));
}

/** MP3 frames: MPEG-1 layer III, 128 kbit/s, 44.1 kHz, of 417 bytes and 1152 samples. */
export function makeMp3(frames: number): Uint8Array {
  return join(...Array.from({ length: frames }, () => join([0xff, 0xfb, 0x90, 0x00], zeros(413))));
}

/** AAC frames in ADTS: 44.1 kHz, of 64 bytes and 1024 samples. */
export function makeAdts(frames: number): Uint8Array {
  const header = [0xff, 0xf1, 0x50, 0x80, 0x08, 0x1f, 0xfc];
  return join(...Array.from({ length: frames }, () => join(header, zeros(57))));
}

/** An ID3v2.4 tag around `content`. */
export function makeId3(content: Uint8Array): Uint8Array {
  const { length } = content;
  return join(
    "ID3",
    [4, 0, 0],
    [length >> 21, length >> 14, length >> 7, length].map((each) => each & 0x7f),
    content,
  );
}

/** An Ogg page with one packet. */
export function makeOggPage(
  packet: Uint8Array,
  { position = 0, serial = 1, flags = 0 }: { position?: number; serial?: number; flags?: number },
): Uint8Array {
  const lacing = [...Array(Math.floor(packet.length / 255)).fill(255), packet.length % 255];
  const header = join("OggS", [0, flags], le64(position), le32(serial), zeros(8), lacing.length, lacing);
  return join(header, packet);
}

/** An Ogg Opus recording: head, comments, and a page that ends at the given time. */
export function makeOpus(seconds: number, serial = 1): Uint8Array {
  const skip = 312;
  const head = join("OpusHead", [1, 1], le16(skip), le32(48_000), zeros(3));
  return join(
    makeOggPage(head, { serial, flags: 2 }),
    makeOggPage(join("OpusTags", zeros(300)), { serial }),
    makeOggPage(zeros(100), { serial, position: Math.round(seconds * 48_000) + skip, flags: 4 }),
  );
}

/** An Ogg Vorbis recording at 44.1 kHz. */
export function makeVorbis(seconds: number): Uint8Array {
  const head = join("\x01vorbis", le32(0), 1, le32(44_100), zeros(14));
  return join(
    makeOggPage(head, { flags: 2 }),
    makeOggPage(zeros(10), { position: Math.round(seconds * 44_100), flags: 4 }),
  );
}

/** A box of MP4. */
export function makeBox(name: string, ...content: Uint8Array[]): Uint8Array {
  const body = join(...content);
  return join(be32(body.length + 8), name, body);
}

type Mp4Options = {
  handler?: string;
  codec?: string;
  tableSeconds?: number;
  brand?: string;
  extra?: Uint8Array[];
};

/** An MP4 with one track in thousandths of a second; `tableSeconds` is what its sample table adds up to. */
export function makeM4a(seconds: number, options: Mp4Options = {}): Uint8Array {
  const { handler = "soun", codec = "mp4a", tableSeconds = seconds, brand = "M4A ", extra = [] } = options;
  const track = makeBox(
    "trak",
    makeBox("tkhd", join(be32(0), zeros(8), be32(1), zeros(68))),
    makeBox(
      "mdia",
      makeBox("mdhd", join(be32(0), zeros(8), be32(1000), be32(seconds * 1000), zeros(4))),
      makeBox("hdlr", join(be32(0), be32(0), handler, zeros(13))),
      makeBox(
        "minf",
        makeBox(
          "stbl",
          makeBox("stsd", join(be32(0), be32(1), be32(16), codec, zeros(8))),
          makeBox("stts", join(be32(0), be32(1), be32(tableSeconds * 10), be32(100))),
        ),
      ),
    ),
  );
  return join(
    makeBox("ftyp", join(brand, be32(0))),
    makeBox("moov", track, ...extra),
    makeBox("mdat", zeros(16)),
  );
}

/** A fragment of the track of {@link makeM4a}: `samples` of 100 ms, each stated or by the default of the track. */
export function makeFragment(samples: number, isStated: boolean): Uint8Array {
  const rows = Array.from({ length: samples }, () => join(be32(100), be32(7)));
  const run = isStated
    ? join(be32(0x301), be32(samples), be32(0), ...rows)
    : join(be32(0x201), be32(samples), be32(0), ...rows.map(() => join(be32(7))));
  const header = isStated ? join(be32(0x20000), be32(1)) : join(be32(0x20008), be32(1), be32(100));
  return makeBox("moof", makeBox("traf", makeBox("tfhd", header), makeBox("trun", run)));
}

/** An EBML element; a size of null is the unknown one. */
export function makeElement(id: readonly number[], content: Uint8Array, hasSize = true): Uint8Array {
  const size = hasSize ? join(0x08, be32(content.length)) : join(0x01, Array(7).fill(0xff));
  return join(id, size, content);
}

type WebmOptions = {
  statedSeconds?: number;
  hasSizes?: boolean;
  docType?: string;
  codec?: string;
  types?: number[];
};

/** A WebM of blocks each half second up to `seconds`, in clusters of five seconds. */
export function makeWebm(seconds: number, options: WebmOptions = {}): Uint8Array {
  const { statedSeconds, hasSizes = true, docType = "webm", codec = "A_OPUS", types = [2] } = options;
  const float = new Uint8Array(8);
  new DataView(float.buffer).setFloat64(0, (statedSeconds ?? 0) * 1000);
  const duration = statedSeconds === undefined ? zeros(0) : makeElement([0x44, 0x89], float);
  const info = makeElement(
    [0x15, 0x49, 0xa9, 0x66],
    join(makeElement([0x2a, 0xd7, 0xb1], join(be32(1_000_000))), duration),
  );
  const tracks = types.map((type) =>
    makeElement([0xae], join(makeElement([0x83], join(type)), makeElement([0x86], join(codec)))),
  );
  const clusters = Array.from({ length: Math.ceil(seconds / 5) }, (_, index) => {
    const blocks = Array.from({ length: Math.min(10, Math.round((seconds - index * 5) * 2)) }, (_, block) =>
      makeElement([0xa3], join(0x81, be16(block * 500), [0x80, 1, 2, 3])),
    );
    const content = join(makeElement([0xe7], join(be32(index * 5000))), ...blocks);
    return makeElement([0x1f, 0x43, 0xb6, 0x75], content, hasSizes);
  });
  const segment = join(
    makeElement([0xec], zeros(9)),
    info,
    makeElement([0x16, 0x54, 0xae, 0x6b], join(...tracks)),
    ...clusters,
  );
  const header = makeElement([0x1a, 0x45, 0xdf, 0xa3], makeElement([0x42, 0x82], join(docType)));
  return join(header, makeElement([0x18, 0x53, 0x80, 0x67], segment, hasSizes));
}
