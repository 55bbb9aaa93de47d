// Follows the log of a running gateway with what Go itself checks its modules by, and says as JSON what it proved.
// Arguments: the address of the log, its key, and sizes that it had before.
package main

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// Levels of the tree in a tile, which this log's addresses leave out.
const height = 8

type gateway string

func must[T any](value T, err error) T {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return value
}

func (g gateway) get(path string) []byte {
	answer := must(http.Get(string(g) + "/" + path))
	defer answer.Body.Close()
	if answer.StatusCode != 200 {
		must(0, fmt.Errorf("%s: %s", path, answer.Status))
	}
	return must(io.ReadAll(answer.Body))
}

func (g gateway) Height() int                                { return height }
func (g gateway) SaveTiles(tiles []tlog.Tile, data [][]byte) {}
func (g gateway) ReadTiles(tiles []tlog.Tile) ([][]byte, error) {
	read := make([][]byte, len(tiles))
	for i, tile := range tiles {
		read[i] = g.get("tile/" + strings.TrimPrefix(tile.Path(), "tile/8/"))
	}
	return read, nil
}

// The leaves of the log, out of its bundles of entries.
func (g gateway) leaves(size int64) [][]byte {
	var leaves [][]byte
	for from := int64(0); from < size; from += 1 << height {
		tile := tlog.Tile{H: height, L: 0, N: from >> height, W: 1 << height}
		if size-from < 1<<height {
			tile.W = int(size - from)
		}
		for bundle := g.get("tile/entries/" + strings.TrimPrefix(tile.Path(), "tile/8/0/")); len(bundle) > 0; {
			length := 2 + int(binary.BigEndian.Uint16(bundle))
			leaves = append(leaves, bundle[2:length])
			bundle = bundle[length:]
		}
	}
	return leaves
}

type Inclusion struct {
	Index int64
	Leaf  string
	Path  tlog.RecordProof
}
type Consistency struct {
	Before int64
	Root   tlog.Hash
	Proof  tlog.TreeProof
}
type Proven struct {
	Origin      string
	Size        int64
	Root        tlog.Hash
	Inclusion   []Inclusion
	Consistency []Consistency
}

func main() {
	log := gateway(os.Args[1])
	verifier := must(note.NewVerifier(os.Args[2]))
	opened := must(note.Open(log.get("checkpoint"), note.VerifierList(verifier)))
	lines := strings.Split(opened.Text, "\n")
	root := must(tlog.ParseHash(lines[2]))
	tree := tlog.Tree{N: must(strconv.ParseInt(lines[1], 10, 64)), Hash: root}
	reader := tlog.TileHashReader(tree, log)
	proven := Proven{Origin: lines[0], Size: tree.N, Root: root}
	for n, leaf := range log.leaves(tree.N) {
		index := int64(n)
		path := must(tlog.ProveRecord(tree.N, index, reader))
		must(0, tlog.CheckRecord(path, tree.N, root, index, tlog.RecordHash(leaf)))
		proven.Inclusion = append(proven.Inclusion, Inclusion{index, base64.StdEncoding.EncodeToString(leaf), path})
	}
	for _, size := range os.Args[3:] {
		before := must(strconv.ParseInt(size, 10, 64))
		old := must(tlog.TreeHash(before, reader))
		proof := must(tlog.ProveTree(tree.N, before, reader))
		must(0, tlog.CheckTree(proof, tree.N, root, before, old))
		proven.Consistency = append(proven.Consistency, Consistency{before, old, proof})
	}
	must(0, json.NewEncoder(os.Stdout).Encode(proven))
}
