/** A file of a film that is kept: its playlist, what its segments are played behind, or a segment. */
export interface FilmAddress {
  readonly token: string;
  /** Of the recording, or of what is made of one. */
  readonly id: string;
  readonly file: string;
}

export const PLAYLIST_FILE = 'index.m3u8';

/** The addresses of films in one folder. A token stands in the path, as in the addresses of private streams. */
export function filmAddressesIn(folder: `/${string}/`) {
  const address = new RegExp(
    `^${folder}([\\w.-]{1,160})/([\\w-]{1,64})/(index\\.m3u8|i\\d{1,6}\\.mp4|\\d{1,9}\\.m4s)$`,
  );
  return {
    folder,
    /** The only reading of an address: whatever does not fit it is not there. */
    read(pathname: string): FilmAddress | null {
      const [, token, id, file] = address.exec(pathname) ?? [];
      return token === undefined || id === undefined || file === undefined ? null : { token, id, file };
    },
    write: (id: string, token: string): string => `${folder}${token}/${id}/${PLAYLIST_FILE}`,
  };
}

export const recordingAddresses = filmAddressesIn('/recordings/');
